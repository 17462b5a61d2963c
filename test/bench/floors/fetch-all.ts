/** Fetches everything that a discovery index names, all at once, as its installers do. */
const [index = ''] = process.argv.slice(2)

const { skills } = (await (await fetch(index)).json()) as { skills: { url: string }[] }
const statuses = await Promise.all(
  skills.map(async ({ url }) => {
    const answer = await fetch(new URL(url, index))
    await answer.arrayBuffer()
    return answer.status
  }),
)
const counts = Map.groupBy(statuses, (status) => status)
for (const [status, all] of counts) process.stdout.write(`${status} ${all.length}\n`)
