import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docusaurusKeys} from '../facts/docusaurusKeys';
import {type Host, hostFacts, type ThirdParty} from '../facts/recipients';
import {listedKey, type StorageKey} from '../facts/StorageKey';
import {problemsOf} from '../operator/checkRecord';
import {textProblems} from '../recordProblems';
import {legalDocuments} from './legalDocuments';
import {plainText} from './__tests__/plainText';
import type {SiteFacts} from './privacy/SiteFacts';

const operators = path.resolve(import.meta.dirname, '../operator/fixtures');
const wording = path.join(import.meta.dirname, 'fixtures');
const storage = {type: 'localStorage', namespace: '-4f7'} as const;

const recordOf = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(operators, name, 'record.json'), 'utf8'));

const FACTS: SiteFacts = {
  siteTitle: 'ScrewBox',
  hosts: [hostFacts('github-pages')],
  storageKeys: docusaurusKeys({
    themeSwitch: true,
    announcementBar: true,
    versionedDocs: ['default'],
  }).map((key) => listedKey(key, storage)),
  thirdParties: [],
  localSearch: true,
  connections: [],
  connectsElsewhere: false,
};

function documents(name: string, facts: Partial<SiteFacts> = {}) {
  const record = recordOf(name);
  return legalDocuments({
    record,
    problems: problemsOf(record),
    facts: {...FACTS, ...facts},
    disclaimer: {
      project: 'ScrewBox',
      license: {name: 'MIT License', url: 'https://github.com/srcimon/screwbox/blob/main/LICENSE'},
      reportUrl: 'https://github.com/srcimon/screwbox/issues',
      trademarks: [{name: 'Java', owner: 'Oracle and/or its affiliates'}],
    },
    updated: '2026-11-21',
    noIndex: false,
  });
}

function privacyText(facts: Partial<SiteFacts>): string {
  const notice = documents('complete-private-person', facts).find(({kind}) => kind === 'privacy');
  return notice ? plainText(notice) : '';
}

const FREE_HOST: Host = {
  name: 'Kleinhost',
  company: 'Kleinhost AG',
  address: 'Seeweg 1, 24103 Kiel',
  role: 'processor',
  logData: ['ip-address', 'status'],
  retention: 'Die Protokolle werden nach sieben Tagen gelöscht.',
  privacyUrl: 'https://kleinhost.de/datenschutz',
};

const VIDEO: ThirdParty = {
  name: 'Filmdienst',
  provider: 'Filmdienst AG, Seeweg 2, 24103 Kiel',
  origins: ['https://filme.filmdienst.de'],
  purpose: 'Zeigt Filme. Der Dienst erhält Ihre IP-Adresse.',
  basis: 'consent',
  retention: 'Die Daten werden nach einem Tag gelöscht.',
  privacyUrl: 'https://filmdienst.de/datenschutz',
};

describe('The wording', () => {
  it.each(['private-person', 'sole-trader', 'association', 'company'])(
    'of the Impressum for %s is as reviewed',
    async (type) => {
      const [imprint] = documents(`complete-${type}`);
      await expect(imprint && plainText(imprint)).toMatchFileSnapshot(
        path.join(wording, type, 'imprint.txt'),
      );
    },
  );

  it('of an Impressum that is only required by § 18 (1) MStV is as reviewed', async () => {
    const [imprint] = documents('private-site-without-second-contact');
    await expect(imprint && plainText(imprint)).toMatchFileSnapshot(
      path.join(wording, 'private-site', 'imprint.txt'),
    );
  });

  it.each(['private-person', 'association', 'company'])(
    'of the privacy notice for %s is as reviewed',
    async (type) => {
      const notice = documents(`complete-${type}`)[1];
      await expect(notice && plainText(notice)).toMatchFileSnapshot(
        path.join(wording, type, 'privacy.txt'),
      );
    },
  );

  it('of the disclaimer is as reviewed', async () => {
    const disclaimer = documents('complete-company')[2];
    await expect(disclaimer && plainText(disclaimer)).toMatchFileSnapshot(
      path.join(wording, 'company', 'disclaimer.txt'),
    );
  });

  it('names no outdated law or closed platform, and contains no placeholder', () => {
    expect(textProblems('documents', documents('complete-company'))).toEqual([]);
  });
});

describe('Without a record', () => {
  const [imprint, privacy, disclaimer] = documents('no-record');

  it('the German pages are drafts with `noindex`', () => {
    for (const draft of [imprint, privacy]) {
      expect(draft?.noIndex).toBe(true);
      expect(draft?.missing).toContain('name');
    }
  });

  it('the disclaimer, which needs no record, is finished', () => {
    expect(disclaimer).toMatchObject({noIndex: false, missing: []});
  });
});

it('A draft lists each field once', () => {
  const record = {type: 'private-person', liquidation: true};
  const problems = problemsOf(record);
  expect(problems.filter(({field}) => field === 'liquidation')).toHaveLength(2);
  const [imprint] = legalDocuments({
    record,
    problems,
    facts: FACTS,
    disclaimer: false,
    updated: '',
    noIndex: false,
  });
  expect(imprint?.missing.filter((field) => field === 'liquidation')).toHaveLength(1);
});

describe('The privacy notice', () => {
  it('says that a host with the role `processor` acts under a contract', () => {
    const text = privacyText({hosts: [FREE_HOST]});
    expect(text).toContain('im Auftrag und nach Weisung des Verantwortlichen (Art. 28 DSGVO)');
    expect(text).toContain('- IP-Adresse\n- Ergebnis des Abrufs (Statuscode)\nZweck');
    expect(text).not.toContain('Drittland');
  });

  it('says that nothing is stored if the site has no storage keys', () => {
    const text = privacyText({storageKeys: []});
    expect(text).toContain('speichert nichts in Ihrem Browser');
    expect(text).not.toContain('Schlüssel |');
  });

  it('says that browsers transmit cookies if the site has a cookie', () => {
    const cookie: StorageKey = {key: 'session', place: 'cookie', purpose: 'Hält Sie angemeldet.'};
    const text = privacyText({storageKeys: [listedKey(cookie, storage)]});
    expect(text).toContain('Cookies überträgt Ihr Browser bei jedem Abruf');
    expect(text).not.toContain('Cookies setzt diese Website nicht');
  });

  it('mentions withdrawal only if something depends on consent', () => {
    expect(privacyText({thirdParties: [VIDEO]})).toContain('## Widerruf einer Einwilligung');
    const kept: StorageKey = {key: 'statistik', purpose: 'Zählt Besuche.', basis: 'consent'};
    const storageKeys = [listedKey(kept, storage)];
    expect(privacyText({storageKeys})).toContain('## Widerruf einer Einwilligung');
    expect(privacyText({})).not.toContain('Widerruf');
  });

  it('describes third-party services instead of saying that there are none', () => {
    const text = privacyText({thirdParties: [VIDEO]});
    expect(text).toContain('## Filmdienst');
    expect(text).not.toContain('Keine Inhalte Dritter');
  });

  it('names the safeguards of third-party services outside the EEA', () => {
    const thirdCountry = {country: 'USA', standardContractualClauses: true};
    const text = privacyText({thirdParties: [{...VIDEO, thirdCountry}]});
    expect(text).toContain(`Anbieter: ${VIDEO.provider}\nZweck: ${VIDEO.purpose}\n`);
    expect(text).toContain('Rechtsgrundlage: Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO');
    expect(text).toContain('Wirtschaftsraums gelangen (USA). Als Garantie verwendet Filmdienst AG');
    expect(text).toContain(`Speicherdauer: ${VIDEO.retention}\n`);
    expect(text).toContain('Datenschutzerklärung <https://filmdienst.de/datenschutz>');
  });

  it('does not say that consent is unnecessary if all keys require it', () => {
    const kept: StorageKey = {key: 'statistik', purpose: 'Zählt Besuche.', basis: 'consent'};
    const text = privacyText({storageKeys: [listedKey(kept, storage)]});
    expect(text).toMatch(/`statistik` .* § 25 Abs\. 1 TDDDG, Art\. 6 Abs\. 1 Buchst\. a DSGVO\n/);
    expect(text).toContain('entstehen erst, nachdem Sie eingewilligt haben');
    expect(text).not.toContain('Einer Einwilligung bedarf es nicht');
  });

  it('describes a search only if there is one', () => {
    expect(privacyText({localSearch: true})).toContain('## Suche');
    expect(privacyText({localSearch: false})).not.toContain('## Suche');
  });

  it('describes the data that plugins send, and names the address', () => {
    const sent = {address: 'https://owner.example/missed', purpose: 'Übermittelt Suchwörter.'};
    expect(privacyText({connections: [sent]})).toContain(
      'https://owner.example/missed: Übermittelt Suchwörter.',
    );
    expect(privacyText({connections: []})).not.toContain('Was von selbst gesendet wird');
  });

  it('does not say that there are no connections if a plugin makes one', () => {
    const own = 'Beim Lesen nimmt Ihr Browser keine Verbindung zu anderen Anbietern auf';
    expect(privacyText({})).toContain(own);
    expect(privacyText({connectsElsewhere: true})).not.toContain(own);
  });

  it('emphasizes only the right to object', () => {
    const sections = documents('complete-company')[1]?.sections ?? [];
    expect(sections.filter(({emphasis}) => emphasis).map(({id}) => id)).toEqual([
      'widerspruchsrecht',
    ]);
  });

  it('has unique anchors', () => {
    for (const {sections} of documents('complete-company', {
      hosts: [FREE_HOST, FREE_HOST],
      thirdParties: [VIDEO, VIDEO],
    })) {
      const ids = sections.map(({id}) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
