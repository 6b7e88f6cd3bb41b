import {describe, expect, it} from 'vitest';
import {extractHtml} from '../../node/extract/page/__tests__/extractHtml';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';
import {findTexts} from './__tests__/findTexts';

async function expectFound(language: string, title: string, queries: readonly string[]) {
  const find = await findTexts(language, [title]);
  for (const query of queries) {
    const {titles, suggestion} = await find(query);
    expect([titles[0], suggestion], query).toEqual([title, undefined]);
  }
}

describe('A word after an apostrophe', () => {
  it.each([
    ['it', "Configurazione dell'applicazione", ['applicazione', "l'applicazione", 'applicazioni ']],
    ['it', 'Quest’opzione', ['opzione', '+opzione', '"opzione"']],
    ['fr', "Modifier l'interface", ['interface', '+interface', 'interf*', '"interface"']],
    ['fr', 'Jusqu’à l’hôte', ['hote ', 'l’hôte', "d'hôte "]],
    ['fr', 'Aujourd’hui', ["aujourd'hui", 'aujourdhui', 'aujourd’h']],
    ['ca', "Gestió de l'usuari i d'eines", ['usuari', 'eines ', "l'usuari"]],
    ['ca', 'Instal·lació', ['instal·lació', 'instal.lacio', 'installacio']],
    ['en', 'The life of d’Artagnan', ['artagnan', "d'artagnan", 'dartagnan']],
    ['en', "O'Brien and O'Reilly", ['brien', "O'Reilly", 'oreilly', 'reilly']],
    ['en', 'The rule of L’Hôpital', ['hopital', "l'hopital", 'lhopital']],
    ['en', "What you don't need", ["don't", 'dont', 'don’t']],
    ['uk', 'Комп’ютер', ["комп'ютер", 'компʼютер', 'компютер']],
    ['tr', 'İstanbul’da', ['istanbul ', "istanbul'da"]],
    ['mt', "Il-qari t'Alla", ['alla ', 'qari ']],
    ['uz', 'Oʻzbek tili', ["o'zbek", 'ozbek', 'o‘zbek']],
  ])('is found in %s: %s', expectFound);
});

describe('Special letters without separable marks', () => {
  it.each([
    ['fr', 'Le cœur', ['coeur', 'cœur', 'CŒUR']],
    ['fr', 'Un nœud', ['noeud', 'nœuds ']],
    ['no', 'Nøkkel', ['nokkel', 'NØKKEL']],
    ['da', 'Løsning', ['losning ']],
    ['da', 'Kæde', ['kaede ']],
    ['pl', 'Główny', ['glowny ']],
    ['vi', 'Đăng nhập', ['dang nhap', 'đăng nhập', 'ĐĂNG NHẬP']],
    ['is', 'Það og þjónn', ['thad ', 'thjonn ']],
    ['hr', 'Uređivanje', ['uredivanje ']],
    ['mt', 'Ħarsien', ['harsien ']],
    ['az', 'Dəyişənlər', ['deyisenler ']],
    ['ha', 'Ɗaukar hoto', ['daukar ']],
    ['el', 'Τύπος', ['τυποσ', 'ΤΥΠΟΣ ']],
    ['ru', 'Ёлка', ['елка ', 'ёлка ']],
  ])('are found by their plain forms in %s: %s', expectFound);

  it.each(['tr', 'az', 'en'])('are found with a dotted or a dotless i in %s', async (language) => {
    await expectFound(language, 'KIRMIZI', ['kırmızı ', 'kirmizi ', 'Kırmızı']);
    await expectFound(language, 'Irmak', ['ırmak ', 'irmak ', 'IRMAK']);
    await expectFound(language, 'İstanbul', ['istanbul', 'İSTANBUL', 'ıstanbul']);
    await expectFound(language, 'DIŞARI AÇILIR', ['dışarı ', 'açılır ']);
  });
});

describe('Signs of Indic scripts', () => {
  it.each([
    ['hi', 'सर्वर स्थापित', ['सरवर ']],
    ['bn', 'প্রোগ্রামিং', ['প্রগ্রামিং ', 'প্রোগ্রামি']],
    ['ta', 'நிரலாக்கம்', ['நிரலகக்ம் ', 'நிரலாகம் ']],
    ['te', 'ప్రోగ్రామింగ్', ['ప్రొగ్రామింగ్ ']],
    ['ml', 'പ്രോഗ്രാമിങ്', ['പ്രൊഗ്രാമിങ് ']],
  ])('are corrected like other letters in %s: %s', async (language, title, queries) => {
    const find = await findTexts(language, [title]);
    for (const query of queries) expect((await find(query)).titles[0], query).toBe(title);
  });

  it.each([
    ['hi', 'हिन्दी', ['हिंदी', 'हिंदी ']],
    ['hi', 'संपादक', ['सम्पादक ', 'सँपादक ']],
    ['hi', 'ज़रूरी बड़ा', ['जरूरी ', 'बडा ']],
    ['bn', 'বাড়ি', ['বাডি ', 'বাড়ি ']],
    ['gu', 'હિન્દી', ['હિંદી ']],
    ['kn', 'ಸಂಪಾದಕ', ['ಸಮ್ಪಾದಕ ']],
    ['pa', 'ਜ਼ਰੂਰੀ', ['ਜਰੂਰੀ ']],
  ])('are found in each of their spellings in %s: %s', expectFound);
});

describe('A version', () => {
  it.each([
    [
      'v4.1.0',
      ['4.1.0', 'v4.1.0', '4.1', 'v4.1', 'v4', '4.1 ', '+4.1', '4.1*', 'v4.1*', '"4.1.0"'],
    ],
    ['4.1.0', ['4.1.0', 'v4.1.0', '4.1', 'v4.1 ']],
    ['Release v6.8.0-31', ['v6.8.0-31', '6.8.0-31', '6.8.0', '6.8 ']],
    ['v5.0.0-rc.1', ['5.0.0-rc.1', '5.0.0rc1', '5.0.0 rc', 'v5.0.0']],
    ['nginx:1.25.3', ['nginx 1.25.3', '1.25.3', '"nginx:1.25.3"', 'nginx 1.25 ']],
    ['react@18.2.0', ['react 18.2.0', 'v18.2', 'react 18 ', '"react@18.2.0"']],
    ['Python3.11', ['python 3.11', '3.11 ', 'python3.11']],
    ['linux-6.8.12.tar.gz', ['6.8.12', 'linux 6.8', 'linux-6.8.12']],
    ['Java 17.0.2+8', ['java 17 ', 'java 17.0.2', '17.0.2+8']],
  ])('is found in %s', (title, queries) => expectFound('en', title, queries));

  it('is not found by a different version', async () => {
    const find = await findTexts('en', ['Version 4.10.0', 'Version 41.0', 'Version 14.1.0']);
    expect((await find('4.1.0')).titles).toEqual([]);
    expect((await find('4.1 ')).titles).toEqual([]);
    expect((await find('v4.1.0 ')).titles).toEqual([]);
  });

  it('comes before its release candidates and before other versions', async () => {
    const titles = [
      'v5.0.0-rc.1',
      '5.0.0',
      'v5.0.1',
      ...[1, 2, 3, 4, 5].map((n) => `Part ${n}.8.0`),
    ];
    const find = await findTexts('en', [...titles, 'Kernel v6.8.0-31']);
    expect((await find('v5.0.0')).titles.slice(0, 2)).toEqual(['5.0.0', 'v5.0.0-rc.1']);
    expect((await find('kernel 6.8.0')).titles[0]).toBe('Kernel v6.8.0-31');
    expect((await find('v6.8.0-31')).titles[0]).toBe('Kernel v6.8.0-31');
    expect((await find('5.0.0-rc.1')).titles[0]).toBe('v5.0.0-rc.1');
  });
});

describe('A name with an ampersand', () => {
  it.each([
    ['AT&T', ['at&t', 'AT&T ', '"AT&T"', 'AT&T lines']],
    ['R&D', ['r&d', 'R&D ']],
    ['Q&A', ['q&a', 'Q&A ']],
    ['B&B', ['b&b']],
    ['S&P 500', ['s&p', 's&p 500']],
    ['The AT&T’s', ['at&t']],
    ['Search&Replace', ['search&replace', 'replace ', 'search']],
  ])('is one word: %s', async (title, queries) => {
    const find = await findTexts('en', [
      title,
      'Tables',
      'Rows and data',
      'Questions answered',
      'Bits',
    ]);
    for (const query of queries) expect((await find(query)).titles[0], query).toBe(title);
    expect((await find(queries[0] as string)).titles).toEqual([title]);
  });
});

describe('A word with an attached particle, article or mark', () => {
  it.each([
    ['ko', '기능이', ['기능은 ', '기능을 ', '기능 ', '기능에서는 ', '기능']],
    ['ko', '파일', ['파일의 ', '파일로 ', '파일에서 ']],
    ['ko', '값을 저장', ['값은 ', '값 ', '저장은 ']],
    ['ar', 'تثبيت', ['وتثبيت ', 'والتثبيت ', 'التثبيت ']],
    ['ar', 'وملفات', ['ملفات ', 'الملفات ', 'وملف', 'ملف']],
    ['ar', 'الواجهة', ['واجهة ', 'واج', 'واجه', 'والواجهة ']],
    ['fa', 'می‌شود', ['میشود ', 'می شود ', 'مي‌شود ', 'می‌شود']],
    ['fa', 'کتاب‌ها', ['كتابها ', 'كتاب ']],
    ['fa', 'نسخهٔ ۱۲', ['نسخه 12 ', 'نسخه ']],
    ['ur', 'کہانی', ['كهاني ']],
    ['he', 'שָׁלוֹם', ['שלום ']],
    ['he', 'צ׳ק', ["צ'ק ", 'צק ']],
  ])('is found with and without it in %s: %s', expectFound);
});

describe('A word at the end of a compound', () => {
  it.each([
    [
      'de',
      'Benutzeroberfläche',
      ['oberfläche ', 'oberfläche', 'oberflächen ', 'die oberfläche der'],
    ],
    ['de', 'Sicherheitseinstellungen', ['einstellung ', 'einstellungen ', 'einstellung']],
    ['nl', 'Gebruikersinterface', ['interface ']],
    ['sv', 'Användargränssnitt', ['gränssnitt ', 'granssnitt ']],
    ['da', 'Brugergrænseflade', ['grænseflade ']],
    ['no', 'Filbehandling', ['behandling ']],
    ['fi', 'Käyttöliittymä', ['liittymä ']],
  ])('is found in %s: %s', expectFound);

  it('comes after the separate word, and is not found in a language without compounds', async () => {
    const find = await findTexts('de', ['Benutzeroberfläche', 'Die Oberfläche']);
    expect((await find('oberfläche ')).titles).toEqual(['Die Oberfläche', 'Benutzeroberfläche']);
    const english = await findTexts('en', ['Userinterface']);
    expect((await english('interface ')).titles).toEqual([]);
  });
});

describe('A phrase', () => {
  it.each([
    [
      '<p>Call <code>git</code> <code>commit</code> now.</p>',
      ['"git commit"', '"call git commit now"'],
    ],
    ['<p>Run <code>npm install</code>, then stop.</p>', ['"run npm install then stop"']],
    ['<p>The <b>AT</b>&amp;T line</p>', ['"AT&T line"', '“at&t line”']],
    ['<p>Set <code>setVolume()</code>’s value</p>', ['"set setVolume()’s value"']],
    ['<p>Use <code>--add-opens</code> <a href=x>here</a></p>', ['"use add opens here"']],
    ['<pre><span>let</span> <span>lamp</span> = <span>1</span>;</pre>', ['"let lamp = 1"']],
    ['<p>An <em>un</em>usual lamp</p>', ['"an unusual lamp"']],
    ['<p>From v<code>4.1.0</code> on</p>', ['"from v4.1.0 on"']],
  ])('is found across HTML elements: %s', async (html, phrases) => {
    const found = extractHtml('/p', `<main><h1>Title</h1>${html}</main>`);
    const pages = found ? [found, page('/q', 'Other', [['', 'Nothing.']])] : [];
    const index = await openPages(pages);
    for (const phrase of phrases)
      expect(
        (await index.search(phrase)).hits.map(({url}) => url),
        phrase,
      ).toEqual(['/p']);
  });
});

describe('A symbol', () => {
  it.each(['✅', '→', '©', '🚀', '≠', '⚠️', '€'])('is found: %s', async (sign) => {
    await expectFound('en', `Done ${sign}`, [sign, `${sign} `, `done ${sign}`]);
  });

  it('is ignored if no page has it', async () => {
    await expectFound('en', 'File > Save', ['File → Save', 'File → Save ']);
    await expectFound('en', 'Edit → Undo', ['edit undo', '"edit → undo"', '"edit undo"']);
  });
});

describe('A word with a hyphen, a slash or an invisible character', () => {
  it.each([
    ['en', 'Read an e\u2010book', ['ebook', 'e-book', 'e\u2011book', '"e-book"', '+ebook']],
    ['en', 'The co\u2011author', ['coauthor', 'co-author', 'co\u2010author']],
    ['en', 'A write\u2010only file', ['writeonly', 'write-only', 'only']],
    ['en', 'A zero\u2012sum game', ['zerosum', 'zero-sum']],
    ['en', 'The client\u2013server model', ['clientserver', 'client-server', 'server']],
    ['en', 'A read\u2212write lock', ['readwrite', 'read-write']],
    ['en', 'A read\uff0donly lock', ['readonly', 'read-only']],
    ['en', 'The co\u00adoper\u00adation', ['cooperation', 'coop']],
    ['en', 'The key\u200bboard', ['keyboard']],
    ['en', 'A dead\u2060line', ['deadline']],
    ['de', 'Das E\u2011Mail\u2011Konto', ['emailkonto', 'e-mail-konto', 'konto']],
    ['en', 'The TCP/IP stack', ['tcpip', 'TCP/IP', 'tcp/ip', 'ip ']],
    ['en', 'Asynchronous I/O', ['io', 'I/O', 'i/o', '"i/o"']],
    ['en', 'The CI/CD pipeline', ['cicd', 'ci/cd', 'cd ']],
    ['en', 'An OS/2 program', ['os2', 'os/2']],
    ['en', 'TCP/UDP/ICMP', ['tcpudpicmp', 'udp ']],
  ])('is found as one word in %s: %s', expectFound);
});

describe('A number with separators', () => {
  it.each([
    ['en', '1,250,000 users', ['1250000', '1,250,000', '1.250.000', '1_250_000', '1250000 users']],
    ['de', '1.250.000 Benutzer', ['1250000', '1.250.000', '1,250,000']],
    ['fr', '1\u202f250\u202f000 joueurs', ['1250000', '1 250 000', '1\u00a0250\u00a0000']],
    ['fr', '1\u2009250\u2009000 joueurs', ['1250000']],
    ['fr', '1 250 000 joueurs', ['1250000', '1,250,000']],
    ['de', '1\u2019250\u2019000 Franken', ['1250000', "1'250'000"]],
    ['en', 'About 1250000 users', ['1,250,000', '1_250_000', '1250000']],
    ['en', '1_250_000 bytes', ['1250000', '1,250,000']],
    ['en', '12,500 points', ['12500', '12,500']],
    ['en', '12,34,56,789 rupees', ['123456789', '12,34,56,789']],
    ['en', '9,999.95 dollars', ['9999', '9,999']],
    ['km', 'ឆ្នាំ ២០២៤', ['2024']],
  ])('is found without them and with other separators in %s: %s', expectFound);
});
