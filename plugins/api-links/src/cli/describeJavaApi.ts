import {writeFileSync} from 'node:fs';
import {readArguments} from '@screwbox/shared/command/readArguments';
import {describeApi} from '../describe/describeApi';

const USAGE = `Usage: docusaurus-describe-java-api <archive.jar …> [options]

  --out <file>         file to write (default api.json)
  --package <name>     describe this package and those below it only; repeatable
  --group <id>         group of the artifact, if the archive does not contain it
  --artifact <id>      its name
  --version <version>  its version
  --help               print this

Needs a JDK: JAVA_HOME, or "jar" and "javap" on the path.`;

function main(): void {
  const {values, positionals} = readArguments('docusaurus-api-links: ', {
    allowPositionals: true,
    options: {
      out: {type: 'string', default: 'api.json'},
      package: {type: 'string', multiple: true, default: []},
      group: {type: 'string'},
      artifact: {type: 'string'},
      version: {type: 'string'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const {group, artifact, version} = values;
  const api = describeApi(positionals, {
    packages: values.package,
    coordinates: {
      ...(group !== undefined && {groupId: group}),
      ...(artifact !== undefined && {artifactId: artifact}),
      ...(version !== undefined && {version}),
    },
  });
  // One type per line keeps diffs between releases readable.
  const lines = api.types.map((type) => JSON.stringify(type)).join(',\n');
  writeFileSync(values.out, `{"header":${JSON.stringify(api.header)},\n"types":[\n${lines}\n]}\n`);
  console.log(`${values.out}: ${api.types.length} types of ${api.header.artifactIds.join(', ')}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
