import sharp from 'sharp';
import {type CardText, cardSvg} from './cardSvg';

/** Draws a card as PNG. The same text gives the same bytes. */
export function renderCard(text: CardText): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(text)))
    .png()
    .toBuffer();
}
