import {type ChildNode, type Document, isTag, isText} from 'domhandler';
import {existsOne} from 'domutils';
import {words} from './elements';
import {isContainer} from './readContent';

const UNSEEN = words('head title script style noscript template');

const hasText = (nodes: readonly ChildNode[]): boolean =>
  nodes.some((node) => {
    if (isText(node)) return /\S/.test(node.data);
    return isTag(node) && !UNSEEN.has(node.name) && hasText(node.children);
  });

export function whyEmpty({children}: Document): string {
  const hasContainer = existsOne(
    (element) => isContainer(element, 'main') || isContainer(element, 'article'),
    children,
  );
  if (hasContainer && hasText(children))
    return 'its <main> or <article> has no text that can be found, although other elements have: put <main> around the text or, if scripts write it in the browser, render the page while the site is built';
  if (existsOne(({name}) => name === 'script', children))
    return 'its HTML has no text, only scripts: render the page while the site is built, not only in the browser';
  return 'its HTML has no text that can be found: write some, or leave the page out with <meta name="search" content="false">';
}
