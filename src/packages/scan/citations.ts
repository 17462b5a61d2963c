/** Addresses that a text names for reading: nothing is sent to a page of a manual that is cited. Pure. */

const LINK = /https:\/\/([\w.-]{4,120})(\/[^\s"'`<>|)\\\],]{0,300})?/g
/** The host or the beginning of the path of a manual. */
const MANUAL_HOST = /^(?:docs?|developers?|documentation|learn|help|manuals?|wiki|reference)\./i
const MANUAL_PATH =
  /^\/(?:[\w.-]{2,12}\/)?(?:docs?|documentation|references?|guides?|learn|help|manuals?|wiki|articles?|blog)(?:\/[\w./-]*)?(?:#[\w-]*)?$/i
/** In front of it: a word of citing, a cell of a table, or the text of a link. */
const CITED =
  /(?:\b(?:see|read|refer to|consult|learn more|details?|more|docs?|documentation|references?|guides?|sources?|described|explained|homepage|url)\b[^.\n]{0,60}|[,|]\s{0,2}["']?|\]\(|<)$/i
/** The text of a link to which something goes. */
const DESTINATION =
  /\b(?:to|at|via|into|with|using|through|on)\s(?:(?:the|our|your|this|its|an?)\s)?["'`*]{0,3}\[[^\]\n]{0,120}\]\($/i
const BEFORE = 160

/** The text with the addresses of cited pages blank. */
export const withoutCitations = (text: string): string => {
  if (!text.includes('https://')) return text
  return text.replace(LINK, (link, host: string, path: string | undefined, at: number) => {
    const isManual = MANUAL_HOST.test(host) || (path !== undefined && MANUAL_PATH.test(path))
    if (!isManual || /[?=@]/.test(link)) return link
    const before = text.slice(Math.max(0, at - BEFORE), at)
    const isCited = CITED.test(before) && !DESTINATION.test(before)
    return isCited ? ' '.repeat(link.length) : link
  })
}
