// Converts an extraction of the engine's public API to the API of the last release: leaves out members that are newer,
// and restores members that were removed after it. Usage: node engine-api/vendorApi.mjs <extracted api.json>
// <restored members.json>
import {readFileSync, writeFileSync} from 'node:fs';

const [, , extractedPath, restoredPath] = process.argv;
if (!extractedPath || !restoredPath) {
  throw new Error('Usage: vendorApi.mjs <extracted api.json> <restored members.json>');
}
const {header, types} = JSON.parse(readFileSync(extractedPath, 'utf8'));
const restored = JSON.parse(readFileSync(restoredPath, 'utf8'));
const isReleased = (entry) => !entry.unreleased;

const releasedTypes = types.filter(isReleased).map((type) => {
  const members = restored.filter((entry) => entry.type === type.type).map(({method}) => method);
  const methods = [...(type.methods ?? []).filter(isReleased), ...members];
  const fields = (type.fields ?? []).filter(isReleased);
  return {
    ...type,
    ...(type.constants
      ? {constants: type.constants.map((constant) => constant.name ?? constant)}
      : {}),
    ...(type.fields ? {fields} : {}),
    ...(methods.length > 0 ? {methods} : {}),
  };
});
const unreleased = header.sinceRelease.added;
const released = {
  header: {
    engine: header.engine,
    version: header.version,
    versionDate: header.versionDate,
    groupId: header.groupId,
    artifactIds: header.artifactIds,
    javaRelease: header.javaRelease,
    license: header.license,
    notation: header.notation,
    unreleased,
  },
  types: releasedTypes,
};
const target = new URL(`./screwbox-${header.version}.json`, import.meta.url);
// One type per line keeps the file small and its diffs readable.
const lines = released.types.map((type) => JSON.stringify(type)).join(',\n');
writeFileSync(target, `{"header":${JSON.stringify(released.header)},\n"types":[\n${lines}\n]}\n`);
