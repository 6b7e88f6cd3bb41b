import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './links.module.css';

export default function NextSteps(): ReactNode {
  return (
    <ul className={styles.links}>
      <li>
        <Link to="/docs/fundamentals/set-up-your-first-project/">Your first game</Link>
        <p>Build a small platformer in eight pages. You can play it in the browser first.</p>
      </li>
      <li>
        <Link to="/docs/fundamentals/should-i-use-screwbox">Should I use ScrewBox?</Link>
        <p>What the engine is good at, what it can&rsquo;t do, and what to use instead.</p>
      </li>
      <li>
        <Link to="/docs/fundamentals/second-game/">Your second game</Link>
        <p>Build a tower defense game with aiming, pathfinding, waves and a high score.</p>
      </li>
      <li>
        <Link to="/docs/category/core-modules">Core modules</Link>
        <p>Graphics, audio, physics, input: one page for each part of the engine.</p>
      </li>
      <li>
        <Link to="/docs/category/guides">Guides</Link>
        <p>Water, light, enemies, save games: each page shows how to build one feature.</p>
      </li>
      <li>
        <Link to="/examples">Examples</Link>
        <p>Complete programs to copy, each with a screenshot.</p>
      </li>
    </ul>
  );
}
