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

const TITLE = 'Documentation';

const AREAS: Area[] = [
  {
    to: '/docs/category/fundamentals',
    title: 'Fundamentals',
    text: 'Install Java, move something in your first window, build two games and publish them.',
  },
  {
    to: '/docs/category/core-modules',
    title: 'Core modules',
    text: 'One page for each module of the engine, such as graphics, audio, environment, input and scenes.',
  },
  {
    to: '/docs/category/guides',
    title: 'Guides',
    text: 'How to build whole features: fluids, light, split screen, tile maps, save games and platformer controls.',
  },
  {
    to: '/docs/category/reference',
    title: 'Reference',
    text: 'Complete tables of components, systems, easings, shaders and bundled assets.',
  },
  {
    to: '/examples',
    title: 'Examples',
    text: 'Complete programs in one file each, with screenshots.',
  },
];

export default function DocsEntry(): ReactNode {
  return (
    <Layout
      title={TITLE}
      description="Documentation of the ScrewBox game engine: fundamentals, core modules, guides and reference."
    >
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">{TITLE}</Heading>
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
