import type {BannerTexts} from '../bannerSettings';
import type {Diagnosis} from './diagnose';

export function report(diagnosis: Diagnosis, texts: BannerTexts): string {
  switch (diagnosis.kind) {
    case 'fits':
      return diagnosis.files === 1
        ? `Base URL ${diagnosis.base} fits: the only script or stylesheet loads.`
        : `Base URL ${diagnosis.base} fits: ${diagnosis.files} scripts and stylesheets load.`;
    case 'wrong':
      return [
        texts.title,
        texts.wrong,
        `${texts.configured} ${diagnosis.base}`,
        `${texts.suggested} ${diagnosis.suggestion}`,
        texts.remedy,
      ].join('\n');
    case 'missing':
      return [
        texts.title,
        `${diagnosis.baseFits ? texts.fits : texts.missing} ${diagnosis.file}`,
        `${texts.configured} ${diagnosis.base}`,
      ].join('\n');
  }
}
