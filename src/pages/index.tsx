import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Link from '@docusaurus/Link';
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
          A minimalist 2D game engine for Java developers. No native libraries, no editor, no
          runtime dependencies: add one Maven artifact, open your IDE and write a game.
        </p>
        <p className={styles.actions}>
          <Link
            className="button button--primary button--lg"
            to="/docs/fundamentals/getting-started"
          >
            Get started
          </Link>
          <Link className={clsx('button button--lg', styles.secondary)} to="/docs/category/guides">
            Read the guides
          </Link>
        </p>
      </div>
      <HeroScene />
    </header>
  );
}

export default function HomePage(): ReactNode {
  return (
    <Layout description="ScrewBox is an open source 2D game engine for Java 21: entities, physics, light, fluids and sound, with no editor and no dependencies.">
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
