import type {LegalBlock} from '@theme/LegalPage';
import type {ThirdCountry} from '../../facts/recipients';
import {link, paragraph} from '../text';

const CLAUSES = 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj';

export function thirdCountryBlocks(name: string, transfer: ThirdCountry | undefined): LegalBlock[] {
  if (!transfer) return [];
  const {country, adequacy, standardContractualClauses} = transfer;
  return [
    paragraph(
      {kind: 'strong', text: 'Übermittlung in ein Drittland: '},
      `Die Daten können in ein Land außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums gelangen (${country}). `,
      ...(adequacy
        ? [
            `Grundlage ist ein Angemessenheitsbeschluss der Europäischen Kommission nach Art. 45 DSGVO (${adequacy}), soweit der Empfänger davon erfasst ist. `,
          ]
        : []),
      ...(standardContractualClauses
        ? [
            `${adequacy ? 'Ergänzend verwendet' : 'Als Garantie verwendet'} ${name} nach eigenen Angaben die `,
            link(CLAUSES, 'Standardvertragsklauseln der Europäischen Kommission'),
            ' (Art. 46 Abs. 2 Buchst. c DSGVO).',
          ]
        : []),
    ),
  ];
}
