import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HeroScene from '@site/src/home/hero';
import Home from './_home.mdx';
import styles from './index.module.css';

function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.words)}>
        <Heading as="h1" className={styles.title}>
          {siteConfig.title}
        </Heading>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <p className={styles.pitch}>
          <Translate id="page.home.pitch" description="What the engine is, on the home page">
            A minimalist 2D game engine for Java developers. No native libraries, no editor, no
            runtime dependencies: add one Maven artifact, open your IDE and write a game.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link
            className="button button--primary button--lg"
            to="/docs/fundamentals/getting-started"
          >
            <Translate id="page.home.start" description="Link to the first page of the docs">
              Get started
            </Translate>
          </Link>
          <Link className={clsx('button button--lg', styles.secondary)} to="/docs/category/guides">
            <Translate id="page.home.guides" description="Link to the guides">
              Read the guides
            </Translate>
          </Link>
        </p>
      </div>
      <HeroScene />
    </header>
  );
}

export default function HomePage(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'page.home.description',
        message:
          'ScrewBox is an open source 2D game engine for Java 21: entities, physics, light, fluids and sound, with no editor and no dependencies.',
        description: 'What search engines say of the home page',
      })}
    >
      <main>
        <Hero />
        <div className={clsx('container', styles.body)}>
          <MDXContent>
            <Home />
          </MDXContent>
        </div>
      </main>
    </Layout>
  );
}
