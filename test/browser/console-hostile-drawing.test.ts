/** What packages draw: it stays in the place that is theirs, and a huge picture does not stop the page. */
import { crc32, deflateSync } from 'node:zlib'
import t from '../support/tap.ts'
import { packageArchive, skillMd } from '../support/archives.ts'
import { browse, type Browsing, skip } from './browser.ts'
import { errorsOf, giveHostile, home } from './console.ts'
import { giveHostileReview, queue, requireApproval } from './reviews.ts'

const REGION = '.foreign'

/** Everything but the regions of packages, which are covered. */
const surroundings = ({ page }: Browsing): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', mask: [page.locator(REGION)] })

/** Edges of round things differ by a shade from one time to the next. */
const SHADE = 16

/** Points that differ, and not by a shade; all of them if the sizes do. */
const differing = async ({ context }: Browsing, pictures: [Buffer, Buffer]): Promise<number> => {
  const page = await context.newPage()
  const count = await page.evaluate(
    async ({ encoded, shade }) => {
      const [one = [], other = []] = await Promise.all(
        encoded.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          canvas?.drawImage(bitmap, 0, 0)
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data
        }),
      )
      if (one.length !== other.length) return one.length
      let different = 0
      for (let at = 0; at < one.length; at += 1) {
        if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > shade) different += 1
      }
      return different
    },
    { encoded: pictures.map((bytes) => bytes.toString('base64')), shade: SHADE },
  )
  await page.close()
  return count
}

/** Leaves the place of each thing as it is. */
const hide = ({ page }: Browsing): Promise<number> =>
  page.locator(`${REGION} *`).evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).style.visibility = 'hidden'
    return all.length
  })

const skill = `${home}/skills/user/hostile`
const file = (name: string): string => `${skill}/-/files/${name}`

t.test('what a package draws stays within its region', { skip }, async (t) => {
  const browsing = await browse(t)
  await requireApproval(browsing)
  const { id } = await giveHostileReview(t, browsing)
  const { baseUrl, page } = browsing
  const review = `${queue}/${id}`
  for (const url of [
    skill,
    ...['SKILL.md', 'a.html', 'long.txt', 'steered.js', 'returns.txt', 'c.png'].map(file),
    `${review}/files/SKILL.md?as=rendered`,
    `${review}/files/SKILL.md?as=whole`,
  ]) {
    await page.goto(baseUrl + url)
    // The mark of the connection changes its colour until then.
    await page.locator('#live[data-state=live]').waitFor()
    const drawn = await surroundings(browsing)
    t.ok((await hide(browsing)) > 0, url)
    t.equal(await differing(browsing, [drawn, await surroundings(browsing)]), 0, url)
  }
})

t.test('without the bounds of the region it could be drawn elsewhere', { skip }, async (t) => {
  const browsing = await browse(t)
  await giveHostile(t, browsing)
  const { baseUrl, page } = browsing
  await page.goto(baseUrl + skill)
  await page.locator('#live[data-state=live]').waitFor()
  await page
    .locator(`${REGION} *`)
    .first()
    .evaluate((one, region) => {
      const bounds = one.closest<HTMLElement>(region)
      if (bounds !== null) bounds.style.contain = 'none'
      Object.assign((one as HTMLElement).style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '50px',
        height: '50px',
        zIndex: '9',
        background: 'red',
      })
    }, REGION)
  const drawn = await surroundings(browsing)
  await hide(browsing)
  t.ok((await differing(browsing, [drawn, await surroundings(browsing)])) > 1000)
})

const SIDE = 10_000

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A hundred million points in some kilobytes. */
const hugePicture = (): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE)
  head.writeUInt32BE(SIDE, 4)
  head[8] = 1
  const rows = Buffer.alloc(SIDE * (1 + SIDE / 8))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

t.test('a huge picture is loaded by a click alone, and the page goes on', { skip }, async (t) => {
  const browsing = await browse(t)
  const { baseUrl, page, seen } = browsing
  const form = new FormData()
  const archive = packageArchive({
    folder: 'pictures',
    files: { 'SKILL.md': skillMd({ name: 'pictures' }), 'huge.png': hugePicture() },
  })
  t.ok(archive.length < 64 * 1024)
  form.set('archive', new Blob([new Uint8Array(archive)]), 'skill.tar.gz')
  const url = `${baseUrl}/v1/workspaces/default/skills/archive`
  t.equal((await fetch(url, { method: 'POST', body: form })).status, 201)
  const loaded = () =>
    seen.requests.filter((one) => one.includes('huge.png') && one.includes('/v1/'))
  await page.goto(`${baseUrl}${home}/skills/user/pictures/-/files/huge.png`)
  await page.locator('summary', { hasText: 'Show the image' }).waitFor()
  t.same(loaded(), [])
  await page.locator('summary', { hasText: 'Show the image' }).click()
  await page.waitForFunction(() => document.querySelector('img')?.complete === true)
  t.equal(loaded().length, 1)
  await page.keyboard.press('/')
  await page.locator('#search:focus').waitFor()
  t.same(errorsOf(browsing), [])
})
