import { escaped } from '../../doors/pages/mail-page.ts'
import type { Words } from '../../ground/ports/words.ts'

export const accountStyle = `
h1 { padding-top: 24px; margin: 0 0 20px; }
form { display: grid; gap: 18px; }
label { display: grid; gap: 8px; font-weight: 600; }
input, select {
  width: 100%; min-height: 52px; padding: 8px 18px; border-radius: 20px; border: 2px solid var(--outline);
  background: var(--raised); color: var(--ink); font: inherit;
}
`

type Begun = { path: string; nonce: string }

/** Account chooser; accepts any typed account. */
export function accountBody({ sandbox }: Words, { path, nonce }: Begun): string {
  const { heading, name, email, birthdate, gender, unknown, female, male, go } = sandbox.google
  const option = (value: string, words: string) => `<option value="${value}">${escaped(words)}</option>`
  return `<h1>${escaped(heading)}</h1>
<form method="post" action="${path}">
<input type="hidden" name="nonce" value="${escaped(nonce)}">
<label>${escaped(name)}<input name="name" required maxlength="80" autocomplete="name"></label>
<label>${escaped(email)}<input name="email" type="email" required maxlength="254" autocomplete="email"></label>
<label>${escaped(birthdate)}<input name="birthdate" type="date"></label>
<label>${escaped(gender)}<select name="gender">${option('', unknown)}${option('female', female)}${option('male', male)}</select></label>
<button class="main">${escaped(go)}</button>
</form>`
}

/** Passes the token to the page that requested it. */
export const handOver = (credential: string) => `<p id="handed" data-credential="${escaped(credential)}"></p>`

export const handOverScript = `
const { credential } = document.getElementById('handed').dataset
opener?.postMessage({ credential }, location.origin)
close()
`

/** Replacement for Google's script, with a button that opens the account chooser. */
export const clientScript = ({ sandbox }: Words, path: string) => `{
let settings
const renderButton = (place, { width, theme }) => {
  const isDark = theme === 'filled_black'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = ${JSON.stringify(sandbox.google.button)}
  Object.assign(button.style, {
    width: width + 'px', minHeight: '48px', padding: '8px 20px', borderRadius: '26px', fontWeight: '600',
    border: '2px solid ' + (isDark ? '#8e918f' : '#747775'),
    background: isDark ? '#131314' : '#ffffff', color: isDark ? '#e3e3e3' : '#1f1f1f',
  })
  button.addEventListener('click', () => {
    const query = new URLSearchParams({ nonce: settings.nonce })
    const choice = window.open('${path}?' + query, 'sandbox-account', 'popup,width=480,height=760')
    const hear = ({ source, origin, data }) => {
      if (source !== choice || origin !== location.origin || typeof data?.credential !== 'string') return
      removeEventListener('message', hear)
      settings.callback({ credential: data.credential })
    }
    addEventListener('message', hear)
  })
  place.append(button)
}
window.google = { accounts: { id: {
  initialize(given) { settings = given }, renderButton, prompt() {}, cancel() {},
} } }
}
`
