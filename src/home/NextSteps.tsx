import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './links.module.css';

/** Where readers of the home page go on. */
export default function NextSteps(): ReactNode {
  return (
    <ul className={styles.links}>
      <li>
        <Link to="/docs/fundamentals/set-up-your-first-project/">
          <Translate id="home.next.game" description="Link of the home page to the tutorial">
            Your first game
          </Translate>
        </Link>
        <p>
          <Translate id="home.next.game.text" description="Says what the tutorial is">
            Build a small platformer in seven pages. You can play it in the browser first.
          </Translate>
        </p>
      </li>
      <li>
        <Link to="/docs/fundamentals/second-game/">
          <Translate
            id="home.next.second"
            description="Link of the home page to the second tutorial"
          >
            Your second game
          </Translate>
        </Link>
        <p>
          <Translate id="home.next.second.text" description="Says what the second tutorial is">
            Build a tower defense game with aiming, path finding, waves and a high score.
          </Translate>
        </p>
      </li>
      <li>
        <Link to="/docs/category/core-modules">
          <Translate id="home.next.modules" description="Link of the home page to the modules">
            Core modules
          </Translate>
        </Link>
        <p>
          <Translate id="home.next.modules.text" description="Says what the pages of modules are">
            Graphics, audio, physics, input: one page for each part of the engine.
          </Translate>
        </p>
      </li>
      <li>
        <Link to="/docs/category/guides">
          <Translate id="home.next.guides" description="Link of the home page to the guides">
            Guides
          </Translate>
        </Link>
        <p>
          <Translate id="home.next.guides.text" description="Says what the guides are">
            Water, light, enemies, save games: each page shows how to build one feature.
          </Translate>
        </p>
      </li>
      <li>
        <Link to="/examples">
          <Translate id="home.next.examples" description="Link of the home page to the gallery">
            Examples
          </Translate>
        </Link>
        <p>
          <Translate id="home.next.examples.text" description="Says what the gallery is">
            Complete programs to copy, each with a picture of what it draws.
          </Translate>
        </p>
      </li>
    </ul>
  );
}
