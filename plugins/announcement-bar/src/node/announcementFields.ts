import {Joi} from '@docusaurus/utils-validation';
import {parseInstant} from './parseInstant';
import {VARIANTS} from './variants';

const variants = Object.keys(VARIANTS);

const instant = Joi.string()
  .custom((text: string) => {
    parseInstant(text);
    return text;
  })
  .description('a date of the calendar with time and zone, such as 2026-12-01T09:00:00+01:00');
const pair = Joi.object({background: Joi.string().required(), text: Joi.string().required()});
const both = Joi.object({light: pair.required(), dark: pair.required()});

const ROUTE = 'a glob that begins with "/" or "!/", such as "/docs/**"';

export const announcementFields = {
  id: Joi.string()
    .pattern(/^[\w.-]+$/)
    .invalid('true', 'false')
    .description('text of letters, digits, ".", "_" and "-"; a number must be in quotes'),
  from: instant,
  until: instant,
  routes: Joi.array()
    .items(Joi.string().pattern(/^!?\//).description(ROUTE))
    .min(1)
    .description(`a list in which each item is ${ROUTE}`),
  variant: Joi.string().valid(...variants),
  colors: Joi.alternatives(pair, both).description(
    'a pair of "background" and "text", or such a pair for each of "light" and "dark"',
  ),
  closeable: Joi.boolean(),
  priority: Joi.number().description('a number; the announcement with the highest number shows'),
};
