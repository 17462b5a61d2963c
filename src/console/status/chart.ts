/** A chart of the last hour as lines of an SVG, with a table of the same figures. Pure. */
import { type Html, html } from '../markup/html.ts'

type Line = { name: string; values: readonly (number | null)[] }

export type Chart = {
  id: string
  title: string
  /** What a value is, such as `ms`; empty: a number of things. */
  unit: string
  /** What a row of the table has of its steps. */
  rows: 'sum' | 'highest'
  lines: readonly Line[]
}

export type Times = { lastStepAt: Date; stepSeconds: number }

const WIDTH = 360
const HEIGHT = 60
/** Of a row of the table. */
const ROW_SECONDS = 300

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

const highestOf = (values: readonly (number | null)[]): number | null =>
  known(values).reduce<number | null>((most, value) => Math.max(most ?? value, value), null)

const sumOf = (values: readonly (number | null)[]): number | null =>
  known(values).length === 0 ? null : known(values).reduce((sum, value) => sum + value, 0)

const figure = (value: number | null, unit: string): string =>
  value === null ? '–' : `${value.toLocaleString('en')}${unit === '' ? '' : ` ${unit}`}`

/** The newest step ends at the right edge; where a value is not known the line has a gap. */
const strokesOf = (values: readonly (number | null)[], steps: number, top: number): string[] => {
  const strokes: string[][] = [[]]
  for (const [index, value] of values.entries()) {
    const x = WIDTH - ((values.length - 1 - index) * WIDTH) / (steps - 1)
    if (value === null) strokes.push([])
    else strokes.at(-1)?.push(`${x.toFixed(1)},${(HEIGHT - (value / top) * HEIGHT).toFixed(1)}`)
  }
  return strokes
    .filter(({ length }) => length > 0)
    .map((points) => (points.length === 1 ? [...points, ...points] : points).join(' '))
}

const shapes = ['one', 'two']

const picture = ({ lines }: Chart, { stepSeconds }: Times, spoken: string): Html => {
  const top = Math.max(1, ...lines.map(({ values }) => highestOf(values) ?? 0))
  const steps = 3600 / stepSeconds
  return html`<svg
    viewBox="-2 -2 364 64"
    preserveAspectRatio="none"
    role="img"
    aria-label="${spoken}"
  >
    ${lines.flatMap(({ values }, index) =>
      strokesOf(values, steps, top).map(
        (points) => html`<polyline class="line ${shapes[index] ?? 'one'}" points="${points}" />`,
      ),
    )}
  </svg>`
}

const clock = (date: Date): string => date.toISOString().slice(11, 16)

const rowsOf = ({ lines, rows, unit, title }: Chart, { lastStepAt, stepSeconds }: Times): Html => {
  const size = ROW_SECONDS / stepSeconds
  const steps = Math.max(...lines.map(({ values }) => values.length))
  const starts = Array.from({ length: Math.ceil(steps / size) }, (_, index) =>
    Math.max(0, steps - (index + 1) * size),
  )
  const cell = (values: readonly (number | null)[]): string =>
    figure(rows === 'sum' ? sumOf(values) : highestOf(values), unit)
  return html`<table class="list">
    <caption class="hidden">
      ${title} in steps of five minutes
    </caption>
    <thead>
      <tr>
        <th scope="col">From (UTC)</th>
        ${lines.map(
          ({ name }) => html`<th scope="col">${name}, ${rows === 'sum' ? 'sum' : 'highest'}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${starts.map((start, index) => {
        const end = steps - index * size
        const from = new Date(lastStepAt.getTime() - (steps - start) * stepSeconds * 1000)
        return html`<tr>
          <th scope="row">${clock(from)}</th>
          ${lines.map(
            ({ name, values }) =>
              html`<td data-label="${name}">${cell(values.slice(start, end))}</td>`,
          )}
        </tr>`
      })}
    </tbody>
  </table>`
}

export const chartPart = (chart: Chart, times: Times): Html => {
  const { title, unit, lines } = chart
  const now = lines.map(({ name, values }) => `${name} ${figure(values.at(-1) ?? null, unit)}`)
  const most = lines.map(({ name, values }) => `${name} ${figure(highestOf(values), unit)}`)
  const spoken = `${title}, the last hour. Now: ${now.join(', ')}. Highest: ${most.join(', ')}.`
  return html`<section class="panel chart" id="${chart.id}">
    <h2>${title}</h2>
    <p class="figures">
      ${lines.map(
        ({ name, values }, index) =>
          html`<span class="${shapes[index] ?? 'one'}"
            ><strong>${figure(values.at(-1) ?? null, unit)}</strong> ${name}
            <span class="quiet">highest ${figure(highestOf(values), unit)}</span></span
          > `,
      )}
    </p>
    ${picture(chart, times, spoken)}
    <p class="axis quiet" aria-hidden="true"><span>1 h ago</span><span>now</span></p>
    <details>
      <summary>Table<span class="hidden"> of ${title}</span></summary>
      ${rowsOf(chart, times)}
    </details>
  </section>`
}
