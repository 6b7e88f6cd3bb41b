import type {Props as ThemeProps} from '@theme/CodeBlock';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {addCodeButtons, offerWrapping, pressCodeButton} from './codeButtons';
import {unfoldScrolled} from './unfoldCode';

interface Props extends ThemeProps {
  /** HTML from `rehypeCode`, for blocks in Markdown. */
  html?: string;
}

/** Keeps the selected text when a button of the block is pressed. */
function keepSelection(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.code-button'))
    event.preventDefault();
}

/**
 * A block of code. Blocks in Markdown are highlighted during the build. Text in components is not,
 * because the highlighter does not run in browsers.
 */
export default function CodeBlock({html, children, title, className, language}: Props): ReactNode {
  const content =
    html === undefined
      ? {
          children: (
            <>
              {title !== undefined && <div className="code-title">{title}</div>}
              <div className="code-content">
                <pre className="thin-scrollbar" tabIndex={0} translate="no">
                  <code>{children}</code>
                </pre>
              </div>
            </>
          ),
        }
      : {dangerouslySetInnerHTML: {__html: html}};
  return (
    <div
      ref={addCodeButtons}
      className={clsx('theme-code-block', className ?? `language-${language ?? 'text'}`)}
      onPointerEnter={({currentTarget}) => offerWrapping(currentTarget)}
      onFocus={({currentTarget}) => offerWrapping(currentTarget)}
      onClick={({currentTarget, target}) => void pressCodeButton(currentTarget, target)}
      onMouseDown={keepSelection}
      onScrollCapture={({currentTarget}) => unfoldScrolled(currentTarget)}
      {...content}
    />
  );
}
