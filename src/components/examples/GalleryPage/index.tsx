import Link from '@docusaurus/Link';
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
  readonly chosen: string;
  readonly choose: (tag: string) => void;
}

function TagFilter({tags, chosen, choose}: FilterProps): ReactNode {
  return (
    <div role="group" aria-label="Show examples with a tag" className={styles.filter}>
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

const TITLE = 'Examples';

/** All programs with their images. The selected tag is part of the address, so that navigating back restores it. */
export default function GalleryPage({cards}: {readonly cards: readonly ExampleCard[]}): ReactNode {
  const filters = tagsOf(cards);
  const [wanted, choose] = useQueryString('tag');
  const chosen = filters.includes(wanted) ? wanted : '';
  const isShown = ({tags}: ExampleCard) => chosen === '' || tags.includes(chosen);
  return (
    <Layout
      title={TITLE}
      description="Complete Java programs for the ScrewBox game engine, each with a picture of what it draws."
    >
      <main className={clsx('container', styles.page)}>
        <Heading as="h1">{TITLE}</Heading>
        <p>
          Complete programs in one file each. All of them have been run, and the pictures show what
          they drew. Copy one, run it, and change it.
        </p>
        <TagFilter tags={filters} chosen={chosen} choose={choose} />
        <p role="status" className={styles.count}>
          {chosen === ''
            ? ''
            : `${cards.filter(isShown).length} of ${cards.length} examples: ${chosen}`}
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
