import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ExampleData} from '@site/src/plugins/examples/ExampleData';
import CompleteProgram from '../CompleteProgram';
import ExamplePicture from '../ExamplePicture';
import styles from './styles.module.css';

interface Props {
  /** All programs of the gallery. The route's address selects one. */
  readonly programs: readonly ExampleData[];
  readonly route: {readonly path: string};
}

export default function ExamplePage({programs, route}: Props): ReactNode {
  const end = route.path.split('/').filter(Boolean).at(-1);
  const example = programs.find(({slug}) => slug === end);
  if (!example) throw new Error(`There is no program of the address ${route.path}.`);
  const {title, about, pictures, pages, tags, engine} = example;
  return (
    <Layout title={title} description={about}>
      <main className={clsx('container', styles.page)}>
        <p className={styles.way} data-search-ignore>
          <Link to="/examples">All examples</Link>
        </p>
        <Heading as="h1">{title}</Heading>
        <p>{about}</p>
        {pictures && <ExamplePicture pictures={pictures} />}
        <Heading as="h2" id="program">
          Program
        </Heading>
        <CompleteProgram {...example} />
        <Heading as="h2" id="explained">
          Where it is explained
        </Heading>
        <ul>
          {pages.map(({path, title: page}) => (
            <li key={path}>
              <Link to={path}>{page}</Link>
            </li>
          ))}
        </ul>
        <p className={styles.tags}>{`Tags: ${tags.join(', ')}`}</p>
        {engine && (
          <p className={styles.tags} data-search-ignore>
            {`This program ran on ScrewBox ${engine}.`}
          </p>
        )}
      </main>
    </Layout>
  );
}
