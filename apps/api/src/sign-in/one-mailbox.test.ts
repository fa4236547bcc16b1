import { expect, it } from 'vitest'
import { describeWithApp } from '../testing/describe-with-app.ts'
import { newAccount } from '../testing/new-account.ts'

describeWithApp('one mailbox under many spellings', testApp => {
  const mailsTo = (address: string) =>
    testApp().mailbox.received.filter(({ to }) => to?.some(one => one.address === address))
  const ask = (email: string, remoteAddress = '192.0.2.1') =>
    newAccount(testApp(), email).askForCode({ remoteAddress })
  const fresh = () => `lock${crypto.randomUUID().slice(0, 8)}`

  it('gets no email under sixty domain spellings that a mail server would treat alike', async () => {
    const local = fresh()
    const hidden = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff']
    const domains = [
      ...Array.from('example', (letter, at) => {
        const wide = String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
        return `${'example'.slice(0, at)}${wide}${'example'.slice(at + 1)}.org`
      }),
      ...hidden.flatMap(sign =>
        Array.from('example', (_, at) => `${'example'.slice(0, at)}${sign}${'example'.slice(at)}.org`),
      ),
      ...['example。org', 'example.org.', 'ex%61mple.org', 'exampſe.org', 'ⓔxample.org', '𝐞xample.org'],
      ...['example.ｏrg', 'example.ºrg', 'ﬁxample.org', 'example.or\u034fg', 'example.o\ufe0frg'],
    ]
    expect(domains.length).toBeGreaterThanOrEqual(60)
    for (const domain of domains) {
      const { status, error } = await ask(`${local}@${domain}`)
      expect([domain, status], domain).toEqual([domain, error === 'malformed' ? 400 : 422])
      expect(['malformed', 'address-unclear']).toContain(error)
    }
    expect(
      testApp().mailbox.received.filter(({ to }) => to?.some(one => one.address?.startsWith(local))),
    ).toEqual([])
  })

  it('gets no email under names with invisible or lookalike characters', async () => {
    for (const local of [
      'lo\u00adck',
      'lo\u200bck',
      'ｌock',
      'lock\u202e',
      'lo\u0301ck',
      'ﬁck',
      'lock\ufe0f',
    ])
      expect(['malformed', 'address-unclear'], local).toContain((await ask(`${local}@example.org`)).error)
  })

  it('counts once in Unicode and ASCII, and is written to in ASCII', async () => {
    const local = fresh()
    expect((await ask(`${local}@bücher.example`)).status).toBe(200)
    expect((await ask(`${local}@xn--bcher-kva.example`)).error).toBe('too-many-requests')
    expect((await ask(`${local}@BÜCHER.example`)).error).toBe('too-many-requests')
    expect(mailsTo(`${local}@xn--bcher-kva.example`)).toHaveLength(1)
  })

  it.each([
    ['a tag', (local: string) => [`${local}@example.org`, `${local}+walks@example.org`]],
    [
      'dots at Gmail',
      (local: string) => [`${local}@gmail.com`, `${local.replace('lock', 'lo.ck')}@googlemail.com`],
    ],
  ])('counts once with or without %s', async (_case, spell) => {
    const [plain = '', tagged = ''] = spell(fresh())
    expect((await ask(plain)).status).toBe(200)
    expect((await ask(tagged)).error).toBe('too-many-requests')
  })

  it('opens one account for its Unicode and ASCII spellings', async () => {
    const local = fresh()
    const unicode = newAccount(testApp(), `${local}@bücher.example`)
    await unicode.askForCode()
    const code = () => testApp().mailbox.codeFor(`${local}@xn--bcher-kva.example`)
    expect((await unicode.verify(code())).status).toBe(200)
    expect((await unicode.fetch()).status).toBe(200)
    testApp().wait(120_000)
    const ascii = newAccount(testApp(), `${local}@xn--bcher-kva.example`)
    await ascii.askForCode()
    expect((await ascii.verify(code())).status).toBe(200)
    expect(await ascii.devices()).toHaveLength(2)
    expect(await ascii.devices(unicode.email)).toHaveLength(2)
  })
})
