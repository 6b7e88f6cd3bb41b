import {useState} from 'react';

/**
 * Returns the text for screen readers. It would be announced again with each letter, so it only changes once
 * the next text is known.
 *
 * @param text undefined as long as it is not known
 */
export function useAnnouncement(text: string | undefined): string {
  const [said, setSaid] = useState('');
  if (text !== undefined && text !== said) setSaid(text);
  return text ?? said;
}
