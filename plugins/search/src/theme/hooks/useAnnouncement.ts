import {useState} from 'react';

/**
 * Returns the text that screen readers announce. It stays the same until the next text is known, because
 * otherwise it would be announced again with each letter.
 *
 * @param text undefined until the next text is known
 */
export function useAnnouncement(text: string | undefined): string {
  const [said, setSaid] = useState('');
  if (text !== undefined && text !== said) setSaid(text);
  return text ?? said;
}
