import {describe, expect, it} from 'vitest';
import {scanTokens} from './scanTokens';
import {splitToken} from './splitToken';

const tokens = (text: string): string[] => {
  const found: string[] = [];
  scanTokens(text, (start, end) => found.push(text.slice(start, end)));
  return found;
};

describe('Scanning tokens', () => {
  it('separates Latin words from letters of languages without spaces', () => {
    expect(tokens('使用Docusaurus构建，第3章 React的Hook')).toEqual([
      '使用',
      'Docusaurus',
      '构建',
      '第',
      '3',
      '章',
      'React',
      '的',
      'Hook',
    ]);
  });

  it('treats half-width katakana as the full-width letters', () => {
    expect(tokens('新ﾃﾞｰﾀ').map((token) => splitToken(token).parts)).toEqual(
      tokens('新データ').map((token) => splitToken(token).parts),
    );
  });
});

describe('Splitting a token', () => {
  it('treats `e.g.` and `i.e.` as one word each, and other dotted letters as a name', () => {
    expect(splitToken('e.g')).toEqual({parts: ['eg'], joins: []});
    expect(splitToken('I.E')).toEqual({parts: ['ie'], joins: []});
    expect(splitToken('x.y')).toEqual({parts: ['x', 'y'], joins: ['xy']});
  });

  it.each([
    ['screwBox.mouse', ['screw', 'box', 'mouse'], ['screwbox', 'screwboxmouse']],
    ['Key.SHIFT_LEFT', ['key', 'shift', 'left'], ['shiftleft', 'keyshiftleft']],
    ['a.Mail.get_all', ['a', 'mail', 'get', 'all'], ['getall', 'amailgetall']],
    ['HTMLParser2', ['html', 'parser', '2'], ['htmlparser2']],
    ['java/util/List', ['java', 'util', 'list'], []],
    ['TCP/IP', ['tcp', 'ip'], ['tcpip']],
    ['1,250,000', ['1', '250', '000'], ['1250000']],
    ['192.168.100.200', ['192.168.100.200'], ['192168100200']],
    ['java.desktop/com.apple', ['java', 'desktop', 'com', 'apple'], ['javadesktop', 'comapple']],
    ['Größe', ['grosse'], []],
    ['don’t', ['don', 't'], ['dont']],
    ["l'interface", ['l', 'interface'], ['linterface']],
    ["d'Artagnan's", ['d', 'artagnan'], ['dartagnan']],
    ['col·lecció', ['col', 'leccio'], ['colleccio']],
    ['می\u200cشود', ['مي', 'شود'], ['ميشود']],
    ['5.0-rc.1', ['5.0', 'rc', '1'], ['5.0rc', '5.0rc1']],
    ['python3.11', ['python', '3.11'], ['python3.11']],
    ['v4.1', ['4.1'], []],
    ['0.5', ['0', '5'], ['0.5']],
    ['v4', ['v', '4'], ['v4']],
    ['Search&Replace', ['search', 'replace'], ['search&replace']],
    ["page's", ['page'], []],
    ['C++', ['c'], ['c++']],
    ['Managed.C++', ['managed', 'c'], ['managedc', 'c++']],
    ['&&', ['&&'], []],
    ['->', ['->'], []],
    ['operator==', ['operator'], ['operator==']],
    ['std::List::operator[]', ['std', 'list', 'operator'], ['stdlistoperator', 'operator[]']],
  ])('splits %s', (token, parts, joins) => {
    expect(splitToken(token)).toMatchObject({parts, joins});
  });

  it('returns wider terms, which find a token with an ampersand by its parts', () => {
    expect(splitToken('AT&T')).toEqual({parts: ['at&t'], joins: [], wider: ['at']});
    expect(splitToken('std::string&s')).toEqual({
      parts: ['stdstring&s'],
      joins: [],
      wider: ['std', 'string', 'stdstring'],
    });
  });

  it.each([
    ['東京都', ['東京', '京都']],
    ['佐々木さん', ['佐々', '々木', '木さ', 'さん']],
    ['〆切日', ['〆切', '切日']],
    ['二〇二四', ['二〇', '〇二', '二四']],
  ])('splits %s into pairs', (token, parts) => {
    expect(tokens(token)).toEqual([token]);
    expect(splitToken(token)).toEqual({parts, joins: []});
  });
});

describe('A number with dots', () => {
  it.each([
    ['15.03.2021', '15.3.2021', ['15.03.2021', '03.2021', '3.2021', '2021']],
    ['15.3.2021', '15.3.2021', ['3.2021', '2021']],
    ['4.10.2', '4.10.2', ['10.2', '2']],
    ['3.14', '3.14', ['14']],
    ['03.2021', '03.2021', ['2021']],
    ['192.168.100.200', '192.168.100.200', ['168.100.200', '100.200', '200']],
    ['१५.०३.२०२१', '15.3.2021', ['15.03.2021', '03.2021', '3.2021', '2021']],
  ])('%s is one term, and its ends are wider terms', (token, part, wider) => {
    const split = splitToken(token);
    expect(split.parts).toEqual([part]);
    expect(split.wider).toEqual(wider);
  });
});
