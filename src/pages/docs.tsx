import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './docs.module.css';

interface Area {
  to: string;
  title: string;
  text: string;
}

const TITLE = translate({
  id: 'page.docs.title',
  message: 'Documentation',
  description: 'Title of the entry of the documentation',
});

const AREAS: Area[] = [
  {
    to: '/docs/category/fundamentals',
    title: translate({
      id: 'page.docs.fundamentals.title',
      message: 'Fundamentals',
      description: 'Title of an area of the documentation',
    }),
    text: translate({
      id: 'page.docs.fundamentals.text',
      message:
        'Install the engine, open the first window and learn how entities, components and systems fit together.',
      description: 'What an area of the documentation holds',
    }),
  },
  {
    to: '/docs/category/core-modules',
    title: translate({
      id: 'page.docs.coreModules.title',
      message: 'Core modules',
      description: 'Title of an area of the documentation',
    }),
    text: translate({
      id: 'page.docs.coreModules.text',
      message:
        'One page for each module of the engine, such as graphics, audio, environment, input and scenes.',
      description: 'What an area of the documentation holds',
    }),
  },
  {
    to: '/docs/category/guides',
    title: translate({
      id: 'page.docs.guides.title',
      message: 'Guides',
      description: 'Title of an area of the documentation',
    }),
    text: translate({
      id: 'page.docs.guides.text',
      message:
        'How to build whole features: fluids, light, split screen, tile maps, save games and platformer controls.',
      description: 'What an area of the documentation holds',
    }),
  },
  {
    to: '/docs/category/reference',
    title: translate({
      id: 'page.docs.reference.title',
      message: 'Reference',
      description: 'Title of an area of the documentation',
    }),
    text: translate({
      id: 'page.docs.reference.text',
      message: 'Complete tables of components, systems, easings, shaders and bundled assets.',
      description: 'What an area of the documentation holds',
    }),
  },
  {
    to: '/examples',
    title: translate({
      id: 'page.docs.examples.title',
      message: 'Examples',
      description: 'Title of an area of the documentation',
    }),
    text: translate({
      id: 'page.docs.examples.text',
      message: 'Complete programs in one file each, with pictures of what they draw.',
      description: 'What an area of the documentation holds',
    }),
  },
];

/** Where `/docs` leads: the areas of the documentation. */
export default function DocsEntry(): ReactNode {
  return (
    <Layout
      title={TITLE}
      description={translate({
        id: 'page.docs.description',
        message:
          'Documentation of the ScrewBox game engine: fundamentals, core modules, guides and reference.',
        description: 'What search engines say of the entry of the documentation',
      })}
    >
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">{TITLE}</Heading>
        <p>
          <Translate
            id="page.docs.start"
            description="Below the title of the documentation"
            values={{
              page: (
                <Link to="/docs/fundamentals/getting-started">
                  <Translate id="page.docs.start.page" description="Link to the first page">
                    Getting started
                  </Translate>
                </Link>
              ),
            }}
          >
            {'New here? Start with {page}.'}
          </Translate>
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
