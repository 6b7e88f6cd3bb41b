import type {PackageLicense} from './licenseOf';

const RULE = '-'.repeat(80);

/** Returns the content of the file with all licenses. Packages with the same license text share an entry. */
export function licensesText(licenses: readonly PackageLicense[]): string {
  const entries = new Map<string, PackageLicense[]>();
  for (const license of licenses)
    entries.set(license.text, [...(entries.get(license.text) ?? []), license]);
  const blocks = [...entries].map(([text, users]) => {
    const names = users.map(({name, version, license}) => `${name} ${version} (${license})`);
    return `${[...new Set(names)].join('\n')}\n\n${text}\n`;
  });
  return ['The pages of this website contain the following works of others.\n', ...blocks].join(
    `\n${RULE}\n`,
  );
}
