import { mailCard, mailPage, mailParagraph } from '../mail/mail-page.ts'

type Words = { code: string; how: string; life: string; notMine: string }

export const codeMailPage = ({ code, how, life, notMine }: Words) =>
  mailPage({
    title: 'Your Lithe sign-in code',
    heading: 'Your sign-in code',
    content: [mailCard(code, 8), mailParagraph(how), mailParagraph(life), mailParagraph(notMine, 'soft')],
  })
