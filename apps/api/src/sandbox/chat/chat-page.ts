import type { InlineKeyboardButton } from 'grammy/types'
import { escaped } from '../../doors/pages/mail-page.ts'
import type { Words } from '../../ground/ports/words.ts'
import type { BotApi, ChatMessage } from './bot-api.ts'

export const chatPath = '/sandbox/chat'

/** Telegram requires HTTPS for mini apps; the chat maps this origin to its own. */
export const standInOrigin = 'https://mini-app.sandbox.invalid'

export const chatStyle = `
main { max-width: 560px; padding-bottom: 0; }
a, button { text-align: center; }
ol { list-style: none; display: grid; gap: 12px; padding: 24px 0; margin-top: auto; }
li { max-width: 92%; padding: 14px 18px; border-radius: 20px; background: var(--raised); border: 1px solid var(--hairline); }
li.mine { justify-self: end; background: var(--spruce); color: var(--on-spruce); border-color: var(--spruce); }
li img { display: block; width: 100%; height: auto; border-radius: 12px; margin-bottom: 10px; }
li p { white-space: pre-wrap; overflow-wrap: anywhere; }
li p a, .commands button { all: unset; color: inherit; cursor: pointer; text-decoration: underline; }
li > .main, li form { margin-top: 12px; }
.hidden { position: absolute; clip-path: inset(50%); }
footer {
  position: sticky; bottom: 0; display: grid; gap: 8px;
  padding: 4px 0 max(16px, env(safe-area-inset-bottom)); background: var(--ground);
}
.say { display: flex; gap: 10px; }
.say button { width: auto; }
.commands { display: flex; gap: 18px; overflow-x: auto; scrollbar-width: none; }
.commands button { min-height: 48px; color: var(--soft); }
.commands button:focus-visible, li p a:focus-visible { outline: 3px solid var(--ember); }
input {
  width: 100%; min-width: 0; min-height: 52px; padding: 8px 18px; border-radius: 20px; border: 2px solid var(--outline);
  background: var(--raised); color: var(--ink); font: inherit;
}
.begin { display: grid; gap: 16px; margin-bottom: auto; }
h2 { color: var(--spruce); font-size: 1.78rem; line-height: 1.15; margin: auto 0 20px; padding-top: 24px; }
label { display: grid; gap: 8px; font-weight: 600; }
`

/** Maps a button's URL to the mini app page it opens. */
const appPathOf = (opens: string) => {
  const { pathname, search } = new URL(opens)
  return `${chatPath}/app?${new URLSearchParams({ at: pathname + search })}`
}

const appLink = (look: 'main' | 'menu', text: string, opens: string) =>
  `<a class="${look}" href="${escaped(appPathOf(opens))}">${escaped(text)}</a>`

function button(messageId: number, one: InlineKeyboardButton): string {
  if ('web_app' in one) return appLink('main', one.text, one.web_app.url)
  const data = 'callback_data' in one ? one.callback_data : ''
  return `<form method="post" action="${chatPath}/press"><input type="hidden" name="message" value="${messageId}">
<button name="data" value="${escaped(data)}">${escaped(one.text)}</button></form>`
}

const withLinks = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<&⁦-⁩]+/g, address => `<a href="${address}">${address}</a>`)

function bubble(
  { sandbox }: Words,
  ownOrigin: string,
  { id, isFromBot, text, picture, buttons }: ChatMessage,
) {
  const shown = withLinks(text.replaceAll(standInOrigin, ownOrigin))
  return `<li${isFromBot ? '' : ' class="mine"'} id="m${id}">${
    picture === null ? '' : `<img alt="" src="${chatPath}/pictures/${escaped(picture)}">`
  }<p dir="auto">${isFromBot ? '' : `<span class="hidden">${escaped(sandbox.chat.you)}: </span>`}${shown}</p>
${buttons.map(one => button(id, one)).join('\n')}</li>`
}

type Shown = { messages: readonly ChatMessage[]; ownOrigin: string } & {
  commands: ReturnType<BotApi['commands']>
  menu: ReturnType<BotApi['menuOf']>
}

/** The chat so far, with inputs. */
export function chatBody(words: Words, { messages, ownOrigin, commands, menu }: Shown): string {
  const { chat } = words.sandbox
  const commandButtons = commands.map(
    ({ command }) => `<button name="text" value="/${command}">/${command}</button>`,
  )
  return `<h1 class="name">Lithe</h1>
<ol>${messages.map(one => bubble(words, ownOrigin, one)).join('\n')}</ol>
<footer id="foot">
<form class="commands" method="post" action="${chatPath}/say" aria-label="${escaped(chat.commands)}">${commandButtons.join('\n')}</form>
<form class="say" method="post" action="${chatPath}/say">
<label class="hidden" for="text">${escaped(chat.message)}</label>
<input id="text" name="text" required maxlength="1000" autocomplete="off" placeholder="${escaped(chat.message)}">
<button>${escaped(chat.send)}</button></form>
${menu?.type === 'web_app' ? appLink('menu', menu.text, menu.web_app.url) : ''}
</footer>`
}

/** Asks for a name, which Telegram would know. */
export function beginBody({ sandbox }: Words): string {
  const { heading, who, start } = sandbox.chat
  return `<h1 class="name">Lithe</h1>
<h2>${escaped(heading)}</h2>
<form class="begin" method="post" action="${chatPath}/start">
<label>${escaped(who)}<input name="name" required maxlength="64" autocomplete="given-name" value="Rosa"></label>
<button class="main">${escaped(start)}</button></form>`
}
