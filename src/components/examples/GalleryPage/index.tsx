import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {ExampleCard} from '@site/src/plugins/examples/ExampleData';
import {tagsOf} from './tagsOf';
import styles from './styles.module.css';

function Card({card, isHidden}: {card: ExampleCard; isHidden: boolean}): ReactNode {
  const {slug, title, about, tags, pictures} = card;
  const picture = useBaseUrl(pictures?.still ?? '');
  return (
    <li className={clsx('card', styles.card)} hidden={isHidden}>
      {pictures && (
        <img
          src={picture}
          alt={pictures.alt}
          width={pictures.width}
          height={pictures.height}
          loading="lazy"
          decoding="async"
        />
      )}
      <Heading as="h2" className={styles.title}>
        <Link to={`/examples/${slug}`}>{title}</Link>
      </Heading>
      <p>{about}</p>
      <p className={styles.tags}>{tags.join(', ')}</p>
    </li>
  );
}

interface FilterProps {
  readonly tags: readonly string[];
  /** Empty when all are shown. */
  readonly chosen: string;
  readonly choose: (tag: string) => void;
}

/** Buttons that show the programs with a tag alone. They are seen where scripts run. */
function TagFilter({tags, chosen, choose}: FilterProps): ReactNode {
  const label = translate({
    id: 'examples.filter',
    message: 'Show examples with a tag',
    description: 'Label of the buttons that filter the gallery',
  });
  return (
    <div role="group" aria-label={label} className={styles.filter}>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="button button--sm button--outline button--secondary"
          aria-pressed={tag === chosen}
          onClick={() => choose(tag === chosen ? '' : tag)}
        >
          {tag}
        </button>
      ))}
    </div>
  );
}

const TITLE = translate({
  id: 'examples.title',
  message: 'Examples',
  description: 'Title of the gallery of programs',
});

/**
 * All programs with what they draw. The chosen tag is in the address, so that it is still chosen when
 * a reader comes back from a program. Without JavaScript, all are shown.
 */
export default function GalleryPage({cards}: {readonly cards: readonly ExampleCard[]}): ReactNode {
  const filters = tagsOf(cards);
  const [wanted, choose] = useQueryString('tag');
  const chosen = filters.includes(wanted) ? wanted : '';
  const isShown = ({tags}: ExampleCard) => chosen === '' || tags.includes(chosen);
  return (
    <Layout
      title={TITLE}
      description={translate({
        id: 'examples.description',
        message:
          'Complete Java programs for the ScrewBox game engine, each with a picture of what it draws.',
        description: 'What search engines say of the gallery of programs',
      })}
    >
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">{TITLE}</Heading>
        <p>
          <Translate id="examples.intro" description="Below the title of the gallery">
            Complete programs in one file each. All of them have been run, and the pictures show
            what they drew. Copy one, run it, and change it.
          </Translate>
        </p>
        <TagFilter tags={filters} chosen={chosen} choose={choose} />
        <p role="status" className={styles.count}>
          {chosen !== '' && (
            <Translate
              id="examples.count"
              description="How many programs have the chosen tag"
              values={{shown: cards.filter(isShown).length, all: cards.length, tag: chosen}}
            >
              {'{shown} of {all} examples: {tag}'}
            </Translate>
          )}
        </p>
        <ul className={styles.cards}>
          {cards.map((card) => (
            <Card key={card.slug} card={card} isHidden={!isShown(card)} />
          ))}
        </ul>
      </main>
    </Layout>
  );
}
