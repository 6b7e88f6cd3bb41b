import type {Props as ThemeProps} from '@theme/CodeBlock';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {addCodeButtons, offerWrapping, pressCodeButton} from './codeButtons';
import {codeFrame, escapeCode} from '@site/src/markdown/code/codeFrame';
import {foldLabels} from './foldLabels';
import {unfoldScrolled} from './unfoldCode';

interface Props extends ThemeProps {
  /** What `rehypeCode` made of a block in Markdown. */
  html?: string;
}

/** What a component gives as text has no colors: the highlighter stays at home. */
function plainFrame({children, title, showLineNumbers}: Props): string {
  const texts = [children].flat();
  if (!texts.every((text) => typeof text === 'string'))
    throw new Error('CodeBlock shows text. Write elements into a <pre> of your own.');
  const firstLine = typeof showLineNumbers === 'number' ? showLineNumbers : 1;
  return codeFrame({
    code: escapeCode(texts.join('').replace(/\n$/, '')),
    title: typeof title === 'string' ? title : undefined,
    firstLine: showLineNumbers ? firstLine : undefined,
  });
}

/** Pressing a button leaves the lines selected that it is about. */
function keepSelection(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.code-button'))
    event.preventDefault();
}

/** A block of code that React takes over as one piece of HTML. */
export default function CodeBlock(props: Props): ReactNode {
  const {html = plainFrame(props), className, language = 'text'} = props;
  return (
    <div
      ref={addCodeButtons}
      className={clsx('theme-code-block', className ?? `language-${language}`)}
      onPointerEnter={({currentTarget}) => offerWrapping(currentTarget)}
      onFocus={({currentTarget}) => offerWrapping(currentTarget)}
      onClick={({currentTarget, target}) => void pressCodeButton(currentTarget, target)}
      onMouseDown={keepSelection}
      onScrollCapture={({currentTarget}) => unfoldScrolled(currentTarget)}
      dangerouslySetInnerHTML={{__html: foldLabels(html)}}
    />
  );
}
