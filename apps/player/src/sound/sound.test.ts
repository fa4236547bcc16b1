import { expect, it } from 'vitest'
import { createSound } from './sound.ts'

function record() {
  const heard: string[] = []
  const mallet = { unlock: () => heard.push('unlock'), play: (tone: string) => heard.push(tone) }
  const voice = {
    say: (sentence: string) => heard.push(sentence),
    sayNext: (sentence: string) => heard.push(`then ${sentence}`),
    hush: () => heard.push('hush'),
  }
  return { heard, sound: createSound(voice, mallet) }
}

it('unmuted sound plays tones and speaks sentences', () => {
  const { heard, sound } = record()
  sound.play('ready')
  sound.say('Lift one foot')
  expect(heard).toEqual(['ready', 'Lift one foot'])
})

it('sentences that wait their turn are passed on until sound is muted', () => {
  const { heard, sound } = record()
  sound.say('One minute. Well done')
  sound.sayNext('60 seconds.')
  sound.setMuted(true)
  sound.sayNext('60 seconds.')
  expect(heard).toEqual(['One minute. Well done', 'then 60 seconds.', 'hush'])
})

it('the call for help plays alarm and sentence, even when muted', () => {
  const { heard, sound } = record()
  sound.callOut('Is anyone nearby?')
  sound.setMuted(true)
  sound.callOut('Is anyone nearby?')
  expect(heard).toEqual(['alarm', 'Is anyone nearby?', 'hush', 'alarm', 'Is anyone nearby?'])
})

it('sound stops at once when muted, and plays again when unmuted', () => {
  const { heard, sound } = record()
  sound.setMuted(true)
  sound.play('count')
  sound.say('Lift one foot')
  expect(sound.isMuted()).toBe(true)
  expect(heard).toEqual(['hush'])
  sound.setMuted(false)
  sound.play('done')
  expect(heard).toEqual(['hush', 'done'])
})
