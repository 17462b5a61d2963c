/** Code under names that promise none: as a picture or a font, and in saved objects that run it when they are loaded. Pure. */
import { found, type Hit, type ScannedFile } from './rule.ts'

/** Formats that are never a text. */
const MEDIA = new Set(
  'woff woff2 ttf otf eot png jpg jpeg gif webp ico bmp tif tiff mp3 mp4 m4a wav ogg webm avi mov docx xlsx pptx psd'.split(
    ' ',
  ),
)
const CODE =
  /\brequire\(\s?["'`]|\bmodule\._compile\b|\bnew Function\(|(?<![\w.])eval\(|^#!\s?\/|^\s{0,8}(?:import|from)\s+(?:os|subprocess|socket|sys|base64|urllib|ctypes)\b|\bchild_process\b|<\?php|\bpowershell\b|\bfunction\s?\w{0,30}\(|=>\s?[{(]|\b(?:curl|wget)\s+-|\bos\.system\(|<script\b/im
const MOST = 20_000

/** What is called stands near the beginning, or behind the weights of a small model. */
const MOST_OF_OBJECT = 400_000

const OBJECTS = new Set(
  'pkl pickle p pt pth bin ckpt joblib model sav dill npy npz dat data cache weights'.split(' '),
)
const MODULES = 'posix|nt|os|subprocess|builtins|__builtin__|commands|pty|runpy|webbrowser|socket'
const CALLS =
  'system|popen\\w?|exec\\w{0,5}|eval|Popen|call|check_\\w{4,6}|run|run_module|spawn\\w{0,4}|__import__'
/** As both kinds of pickles name a function that is called while they are read. */
const LOADS = new RegExp(
  `c(?:${MODULES})\\n(?:${CALLS})\\n|\\x8c.(?:${MODULES})\\x94?\\x8c.(?:${CALLS})\\x94?\\x93`,
)

export function* findDisguisedCode(file: ScannedFile): Generator<Hit> {
  if (MEDIA.has(file.extension)) {
    const code = file.text === '' ? null : CODE.exec(file.text.slice(0, MOST))
    if (code)
      yield found(
        'file.suspicious_executable',
        'block',
        'Code under a name that promises a picture, a font or a document.',
        code.index,
        code[0].length,
      )
    return
  }
  if (!OBJECTS.has(file.extension)) return
  const loads = LOADS.exec(file.raw.slice(0, MOST_OF_OBJECT))
  if (loads)
    yield found(
      'file.suspicious_executable',
      'block',
      'A saved object that runs a command when it is loaded.',
      loads.index,
      loads[0].length,
    )
}
