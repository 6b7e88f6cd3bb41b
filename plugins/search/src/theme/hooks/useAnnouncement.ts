import {useState} from 'react';

/**
 * Returns what screen readers are told. With each letter it would be read out again, so the text stays until the
 * next one is known.
 * @param text undefined as long as it is not known
 */
export function useAnnouncement(text: string | undefined): string {
  const [said, setSaid] = useState('');
  if (text !== undefined && text !== said) setSaid(text);
  return text ?? said;
}
