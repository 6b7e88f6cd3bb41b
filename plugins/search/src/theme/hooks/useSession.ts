import partitions from '@generated/docusaurus-search/default/partitions.json';
import {useLayoutEffect, useState, useSyncExternalStore} from 'react';
import {dispatchResults} from '../../browser/dispatchResults';
import {searchWorker} from '../../browser/client';
import {createSession, type Input, type Session, type Snapshot} from '../../browser/session';
import {useOtherScopes} from './useOtherScopes';

export interface SessionOptions {
  limit: number;
  excerptLength?: number;
  restored?: Snapshot | undefined;
}

const IDLE: Snapshot = {
  status: 'idle',
  input: {query: '', tag: '', baseUrl: '', context: ''},
  limit: 0,
  isSettled: false,
};

function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

function onOnline(run: () => void): () => void {
  window.addEventListener('online', run);
  return () => window.removeEventListener('online', run);
}

export function useSession(
  {query, tag, baseUrl, context}: Input,
  options: SessionOptions,
): {session: Session; snapshot: Snapshot} {
  const others = useOtherScopes();
  const [session] = useState(() =>
    createSession({
      worker: searchWorker,
      partitions,
      input: {query, tag, baseUrl, context},
      after,
      onOnline,
      others,
      onSettled: dispatchResults,
      ...options,
    }),
  );
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, () => IDLE);
  // A layout effect runs before the browser paints, so that the rows always match the query in the field.
  useLayoutEffect(
    () => session.choose({query, tag, baseUrl, context}),
    [session, query, tag, baseUrl, context],
  );
  return {session, snapshot};
}
