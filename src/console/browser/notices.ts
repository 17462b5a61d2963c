/** The line below every page that says what has just happened. */

const notices = document.getElementById('notices')

export const say = (text: string): void => notices?.replaceChildren(text)

/** Another tab has signed in. */
export const signedIn = (): void => notices?.querySelector('p')?.remove()

/** Signing in opens beside the page, which keeps what was typed. */
export const signedOut = (): void => {
  if (notices === null || notices.childElementCount > 0) return
  const back = `${location.pathname}${location.search}`
  const link = Object.assign(document.createElement('a'), {
    href: `/console/sign-in?${new URLSearchParams({ return_to: back }).toString()}`,
    target: '_blank',
    textContent: 'Sign in again',
  })
  const line = document.createElement('p')
  line.append('Your session has ended. What you typed is still here. ', link, ' in another tab.')
  notices.replaceChildren(line)
}
