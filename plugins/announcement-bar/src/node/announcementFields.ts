import {Joi} from '@docusaurus/utils-validation';
import {parseInstant} from './parseInstant';
import {VARIANTS} from './variants';

const variants = Object.keys(VARIANTS);

const instant = Joi.string().custom((text: string) => {
  parseInstant(text);
  return text;
});
const instantMessages = {
  'any.custom': '{#label} "{#value}" {#error.message}.',
  'string.base':
    '{#label} is {#value}. Write a date with time and zone, for example 2026-12-01T09:00:00+01:00.',
};
const pair = Joi.object({background: Joi.string().required(), text: Joi.string().required()});
const both = Joi.object({light: pair.required(), dark: pair.required()});

/** Rules for what an announcement says about itself, in front matter as in the options. */
export const announcementFields = {
  id: Joi.string()
    .pattern(/^[\w.-]+$/)
    .invalid('true', 'false')
    .messages({
      'string.base':
        '{#label} is {#value}, which is not text. Put it between quotes, or use a name such as release-4.',
      '*': '{#label} is {#value}. Use letters, digits, ".", "_" and "-", for example release-4.',
    }),
  from: instant.messages(instantMessages),
  until: instant.messages(instantMessages),
  routes: Joi.array().items(Joi.string().pattern(/^!?\//)).min(1).messages({
    '*': '{#label} is {#value}. Routes are a list of globs that begin with "/" or "!/", for example ["/docs/**", "!/docs/old/**"].',
  }),
  variant: Joi.string()
    .valid(...variants)
    .messages({'*': `{#label} is {#value}. The variants are ${variants.join(', ')}.`}),
  colors: Joi.alternatives(pair, both).messages({
    '*': '{#label} is not a pair of colours. Write "background" and "text", or such a pair under each of "light" and "dark".',
  }),
  closeable: Joi.boolean().messages({'*': '{#label} is {#value}. Write true or false.'}),
  priority: Joi.number().messages({
    '*': '{#label} is {#value}. Write a number; the highest shows first.',
  }),
};
