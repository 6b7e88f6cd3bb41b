import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ExampleData} from '@site/src/plugins/examples/ExampleData';
import CompleteProgram from '../CompleteProgram';
import ExamplePicture from '../ExamplePicture';
import styles from './styles.module.css';

interface Props {
  /** Some programs of the gallery, with the one that has this address. */
  readonly programs: readonly ExampleData[];
  readonly route: {readonly path: string};
}

/** One program of the gallery: what it draws, its code, and where it is explained. */
export default function ExamplePage({programs, route}: Props): ReactNode {
  const end = route.path.split('/').filter(Boolean).at(-1);
  const example = programs.find(({slug}) => slug === end);
  if (!example) throw new Error(`There is no program of the address ${route.path}.`);
  const {title, about, pictures, pages, tags, engine} = example;
  return (
    <Layout title={title} description={about}>
      <main className={clsx('container', styles.page)}>
        <p className={styles.way} data-search-ignore>
          <Link to="/examples">
            <Translate id="examples.all" description="Link from a program to all programs">
              All examples
            </Translate>
          </Link>
        </p>
        <Heading as="h1">{title}</Heading>
        <p>{about}</p>
        {pictures && <ExamplePicture pictures={pictures} />}
        <Heading as="h2" id="program">
          <Translate id="examples.program" description="Heading above the code of a program">
            Program
          </Translate>
        </Heading>
        <CompleteProgram {...example} />
        <Heading as="h2" id="explained">
          <Translate id="examples.explained" description="Heading above links to guides">
            Where it is explained
          </Translate>
        </Heading>
        <ul>
          {pages.map(({path, title: page}) => (
            <li key={path}>
              <Link to={path}>{page}</Link>
            </li>
          ))}
        </ul>
        <p className={styles.tags}>
          <Translate id="examples.tags" description="Before the tags of a program">
            Tags:
          </Translate>{' '}
          {tags.join(', ')}
        </p>
        {engine && (
          <p className={styles.tags} data-search-ignore>
            <Translate
              id="examples.ran"
              description="Below a program: on which release it has been run"
              values={{engine}}
            >
              {'This program ran on ScrewBox {engine}.'}
            </Translate>
          </p>
        )}
      </main>
    </Layout>
  );
}
