/** Images that the settings of a container name: they look like addresses, and no command is given them. Pure. */
import type { ScannedFile } from './rule.ts'

/** A key with a path is a feature that is built into the image. */
const IMAGES =
  /"image"\s{0,4}:\s{0,4}"(?!\w{1,10}:\/\/)[^"\n]{1,300}"|"[^"\n:/]{1,200}\/[^"\n]{1,200}"(?=\s{0,4}:\s{0,4}[{"])/g

/** Its text with blanks in their places. */
export const withoutImages = ({ name, text }: ScannedFile): string =>
  name.endsWith('devcontainer.json')
    ? text.replace(IMAGES, (image) => ' '.repeat(image.length))
    : text
