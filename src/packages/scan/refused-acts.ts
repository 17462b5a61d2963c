/**
 * Acts that a text refuses in Korean and Japanese. There the verb comes last, so that "without telling the user" stands
 * in front of both an order and its opposite. Pure.
 */
import { Buffer } from 'node:buffer'

/** In bytes, of one sentence. */
const REACH = 240

/** Only nouns stand in front of the verb: a second verb, or what is done before, would be an act that nothing refuses. */
const KOREAN =
  /^\s?않(?:고|은 채(?:로)?)\s(?:(?:[가-힣]{1,10}(?:을|를|로|(?<![후뒤음])에|에게|의)|[\w.`/~-]{1,24}(?:\s?(?:을|를|로|에|의))?)\s){0,4}[가-힣]{1,6}(?:지는?\s?(?:마(?:세요|십시오|라|시오)|말(?: ?것|아라|아야 (?:합니다|한다))|않(?:는다|습니다|아요|도록 (?:합니다|한다|하세요|하십시오)))|(?:서는|면) ?안 ?(?:됩니다|된다|돼요))(?=\s{0,2}(?:[.!。\n]|$))/u

const NOUNS = String.raw`[\p{Script=Han}\p{Script=Katakana}ー\w.${'`'}/~-]{1,16}`
const JAPANESE = new RegExp(
  String.raw`^(?:ずに|ないで|ないまま)(?:\s?${NOUNS}\s?(?:を|(?<!後)に|へ|から|の)){0,4}\s?${NOUNS}[\p{Script=Hiragana}]{0,2}(?:ない(?:でください|で下さい|こと|ようにする|ようにしてください)?|ません|ては(?:いけない|いけません|ならない|なりません))(?=\s{0,2}(?:[。.!！\n]|$))`,
  'u',
)

/** Whether what comes behind "without telling" is an act that is not to be done, and nothing else. */
export const isRefusedBehind = (text: string, end: number): boolean => {
  const behind = Buffer.from(text.slice(end, end + REACH), 'latin1').toString()
  return KOREAN.test(behind) || JAPANESE.test(behind)
}
