import type {ThirdCountry} from './Host';

/** A service of somebody else that pages connect to while they are read. Texts are German. */
export interface ThirdParty {
  name: string;
  /** Company that runs it, with legal form and postal address. */
  provider: string;
  /** Origins that pages load from, for example `https://videos.host.tld`. */
  origins: string[];
  /** What it is used for and which data it gets, as full sentences. */
  purpose: string;
  /** `consent`: loaded only after the reader agreed. `interest`: Art. 6 (1) (f) GDPR. */
  basis: 'consent' | 'interest';
  /** How long data is kept, as a full sentence. */
  retention: string;
  thirdCountry?: ThirdCountry;
  privacyUrl: string;
}
