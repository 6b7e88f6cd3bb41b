import sharp from 'sharp';
import {type CardText, cardSvg} from './cardSvg';

export function renderCard(text: CardText): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(text)))
    .png()
    .toBuffer();
}
