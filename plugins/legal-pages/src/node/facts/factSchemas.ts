import {Joi} from '@docusaurus/utils-validation';
import {KNOWN_HOSTS, LOG_DATA_WORDS, type LogDatum} from './recipients';

export const text = Joi.string().trim().min(1).description('text without spaces at its ends');
export const https = Joi.string()
  .uri({scheme: 'https'})
  .description('an address that begins with https://');
const logDatum = Joi.string().valid(...(Object.keys(LOG_DATA_WORDS) as LogDatum[]));

const thirdCountry = Joi.object({
  country: text.required(),
  adequacy: text,
  standardContractualClauses: Joi.boolean(),
}).custom((value: {adequacy?: string; standardContractualClauses?: boolean}, helpers) =>
  value.adequacy || value.standardContractualClauses
    ? value
    : helpers.message({
        custom:
          '{{#label}} names no safeguard; state "adequacy" (Art. 45 GDPR) or "standardContractualClauses" (Art. 46 GDPR)',
      }),
);

const host = Joi.object({
  name: text.required(),
  company: text.required(),
  address: text.required(),
  role: Joi.string().valid('controller', 'processor').required(),
  logData: Joi.array().items(logDatum).min(1),
  statements: Joi.array().items(text),
  retention: text.required(),
  thirdCountry,
  privacyUrl: https.required(),
  processorsUrl: https,
});

export const hostOrName = Joi.alternatives().conditional(Joi.string(), {
  then: Joi.string().valid(...Object.keys(KNOWN_HOSTS)),
  otherwise: host,
});

export const thirdParty = Joi.object({
  name: text.required(),
  provider: text.required(),
  origins: Joi.array().items(https).min(1).required(),
  purpose: text.required(),
  basis: Joi.string().valid('consent', 'interest').required(),
  retention: text.required(),
  thirdCountry,
  privacyUrl: https.required(),
});

export const storageKey = Joi.object({
  key: text.required(),
  place: Joi.string().valid('localStorage', 'sessionStorage', 'cookie', 'indexedDB', 'cache'),
  namespaced: Joi.boolean(),
  purpose: text.required(),
  lifetime: text,
  basis: Joi.string().valid('requested', 'consent'),
});
