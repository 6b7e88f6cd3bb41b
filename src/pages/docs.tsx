import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './docs.module.css';

interface Area {
  to: string;
  title: string;
  text: string;
}

const AREAS: Area[] = [
  {
    to: '/docs/category/fundamentals',
    title: 'Fundamentals',
    text: 'Install the engine, open the first window and learn how entities, components and systems fit together.',
  },
  {
    to: '/docs/category/core-modules',
    title: 'Core modules',
    text: 'One page for each module of the engine: graphics, audio, environment, input, scenes and the others.',
  },
  {
    to: '/docs/category/guides',
    title: 'Guides',
    text: 'Finished answers to larger tasks: fluids, light, split screen, tile maps, save games, a whole platformer.',
  },
  {
    to: '/docs/category/reference',
    title: 'Reference',
    text: 'Complete tables of components, systems, easings, shaders and bundled assets.',
  },
];

/** Where `/docs` leads: the four areas of the documentation. */
export default function DocsEntry(): ReactNode {
  return (
    <Layout
      title="Documentation"
      description="Documentation of the ScrewBox game engine: fundamentals, core modules, guides and reference."
    >
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">Documentation</Heading>
        <p>
          New here? Start with <Link to="/docs/fundamentals/getting-started">Getting started</Link>.
        </p>
        <ul className={styles.areas}>
          {AREAS.map(({to, title, text}) => (
            <li key={to} className={clsx('card', styles.area)}>
              <Heading as="h2" className={styles.title}>
                <Link to={to}>{title}</Link>
              </Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
