import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const CONSUMER = path.join(__dirname, 'consumer.ts');

/** What the compiler says about a module of a site that has nothing but the entry. */
function errorsOf(source: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const isConsumer = (file: string) => path.normalize(file) === CONSUMER;
  host.fileExists = (file) => isConsumer(file) || ts.sys.fileExists(file);
  host.readFile = (file) => (isConsumer(file) ? source : ts.sys.readFile(file));
  const program = ts.createProgram([CONSUMER], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(CONSUMER))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the entry gives its hooks and the theme components their types, without ambient help', () => {
  const source = `
    import {type AnnouncementBarState, type AnnouncementState, useAnnouncement, useAnnouncementBar} from './index';
    import type {Props} from '@theme/AnnouncementBar/CloseButton';
    export const state: AnnouncementState = useAnnouncement();
    export const bar: AnnouncementBarState = useAnnouncementBar();
    export const click: Props['onClick'] = state.close;
    void state.noSuchField;
    void bar.noSuchField;
    export const props: Props = {noSuchProp: true};
  `;
  expect(errorsOf(source)).toEqual([
    "Property 'noSuchField' does not exist on type 'AnnouncementState'.",
    "Property 'noSuchField' does not exist on type 'AnnouncementBarState'.",
    expect.stringContaining("'noSuchProp' does not exist"),
  ]);
});
