import {type Check, FileError, Files} from './files';

export class PackedFiles extends Files {
  /** @param files contents in Base64, by address */
  constructor(private readonly files: Readonly<Record<string, string>>) {
    super();
  }

  override async read(url: string, check: Check): Promise<Uint8Array> {
    const packed = this.files[url];
    if (packed === undefined) throw new FileError('gone', url);
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    check(bytes);
    return Promise.resolve(bytes);
  }
}
