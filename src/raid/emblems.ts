/** The names of all emblems: those of assets/icons.json, which tests/board/write-emblems.ts writes with this list. */
export const emblems: readonly string[] = `
achilles-heel acid-blob alien-stare all-for-one all-seeing-eye anchor ancient-sword angel-outfit angel-wings angler-fish angry-eyes animal-hide animal-skull
ankh anubis anvil anvil-impact archery-target arcing-bolt arm-bandage armadillo-tail armor-cuisses armor-upgrade armor-vest armored-pants arrow-cluster
arrow-scope aura avoidance axe-swing back-pain backpack backstab bad-gnome ball-glow bandit banging-gavel barbarian barbed-arrow barbed-spear barbute barn-owl
bastet bat-wing battered-axe battle-axe battle-gear beams-aura bear-face bear-head beast-eye bee beer-stein bell-shield belt belt-armor belt-buckles
bestial-fangs biceps big-diamond-ring big-wave binoculars bird-scepter black-belt black-book black-hole-bolas black-knight-helm blacksmith bleeding-heart
bleeding-wound blindfold blood bloody-sword blunderbuss boar boar-tusks bolt-shield bolt-spell-cast bombing-run bone-knife bone-mace book-aura book-storm
bookshelf boot-kick boot-stomp boots bottle-vapors bottled-shadow boulder-dash bow-arrow bow-string bowie-knife bowman box-trap bracer bracers brain
brain-dump brain-leak brainstorm brass-knuckles breaking-chain breastplate bright-explosion broad-dagger broadhead-arrow broadsword broken-shield broken-skull
broken-tablet brutal-helm brute bubble-field bubbling-flask bugle-call bull-horns bullseye burning-blobs burning-book burning-dot burning-embers burning-eye
burning-meteor burning-passion burning-skull caduceus camp-cooking-pot campfire camping-tent cancel candle-light candle-skull cape cape-armor caravel
card-burn card-discard card-draw card-random carnivore-mouth castle castle-ruins cat cavalry cave-entrance centaur centurion-helmet ceremonial-mask
chain-lightning chain-mail chained-heart chameleon-glyph champions charged-arrow charm checklist chest-armor chicken-oven chopped-skull church
classical-knowledge claw-slashes claws cloak cloak-dagger clockwise-rotation closed-barbute cobra cog coins coliseum comet-spark compass concentration-orb
convergence-target cowled crab cracked-glass cracked-shield crescent-staff crested-helmet croc-sword crook-flail cross-mark cross-shield crossbow
crossed-air-flows crossed-axes crossed-bones crossed-chains crossed-slashes crossed-swords crow-dive crown crowned-explosion crowned-skull crumbling-ball
crush crystal-ball crystal-cluster crystal-eye crystal-growth crystal-shine crystal-shrine crystal-wand curling-vines cursed-star curvy-knife cut-diamond
cyclops daemon-skull daggers dead-eye deadly-strike death-juice death-note death-skull death-zone decapitation deer-head deer-track defensive-wall despair
devil-mask diablo-skull diamond-ring dinosaur-egg dinosaur-rex diploma direwolf disintegrate divert diving-dagger djinn dodging domino-mask double-dragon
dragon-breath dragon-head dragon-shield dragon-spiral drama-masks dread dripping-blade dripping-knife drop-weapon droplet-splash droplets drum duality
duality-mask dwarf-face dwarf-helmet dwarf-king eagle-head edge-crack edged-shield egg-clutch egyptian-sphinx elbow-pad elf-ear elf-helmet elven-castle
elysium-shade embrassed-energy emerald emerald-necklace empty-hourglass energise energy-sword enlightenment enrage ent-mouth entangled-typhoon evasion
evil-book evil-comet evil-eyes evil-hand evil-love evil-minion evil-moon evil-tower evil-wings executioner-hood exploding-planet extra-lucid eye-of-horus
eye-shield eye-target fairy-wand falling-rocks falling-star fangs fast-arrow feather-necklace feathered-wing feline female-vampire fencer fire fire-axe
fire-bowl fire-breath fire-dash fire-punch fire-ray fire-ring fire-silhouette fire-spell-cast fire-wave fire-zone fireball fish-monster fish-scales fist
fizzing-flask flail flame flame-claws flame-spin flame-tunnel flaming-arrow flanged-mace flat-hammer floating-crystal floating-ghost fluffy-flame
flying-dagger flying-flag flying-shuriken focused-lightning fomorian footprint forearm frog frostfire frozen-arrow frozen-block frozen-body frozen-orb
frozen-ring fulguro-punch fur-boot fur-shirt galleon gargoyle gauls-helm gauntlet gavel gear-hammer gears gem-chain gem-necklace gem-pendant gems ghost
ghost-ally giant giant-squid gladius glaive globe-ring gloves glowing-artifact glowing-hands goat goblin-head gold-bar gold-scarab gold-stack golem-head
gooey-daemon gooey-molecule gorilla grab graduate-cap grasping-claws greaves greek-sphinx greek-temple griffin-shield griffin-symbol grim-reaper growth
guillotine gunshot halberd half-dead hammer-break hammer-drop hand-of-god hanging-spider harpy hasty-grave hatchet hatchets haunting hawk-emblem headshot
healing healing-shield health-increase health-potion heart-bottle heart-organ heart-plus heart-shield heart-wings heat-haze heaven-gate heavy-collar
heavy-helm heavy-thorny-triskelion help hidden high-kick high-punch high-shot holy-grail holy-oak holy-symbol holy-water hood hooded-assassin horned-helm
horned-skull horse-head horseshoe horus hound hourglass human-target hunter-eyes hunting-horn hydra hyena-head ice-bolt ice-golem ice-spear ice-spell-cast
icicles-aura icicles-fence idea ifrit imp imp-laugh implosion imprisoned infested-mass infinity inner-self insect-jaws intricate-necklace invisible
jewel-crown journey justice-star katana kimono king knapsack knife-thrust knight-banner knocked-out-stars kraken-tentacle lamellar lantern-flame laurel-crown
laurels lava law-star layered-armor leather-armor leather-boot leather-vest leeching-worm leg-armor life-in-the-balance life-tap light-helm lightning-arc
lightning-bow lightning-storm lightning-tree linked-rings lion lizardman locked-chest loincloth lotus lotus-flower love-letter lunar-wand lynx-head mace-head
magic-axe magic-gate magic-lamp magic-palm magic-portal magic-potion magic-shield magic-swirl magic-trident magnifying-glass mail-shirt mailed-fist manacles
mantrap masked-spider master-of-arms meal meat mecha-head mechanical-arm medal medal-skull medicines medieval-gate meditation medusa-head meeple-army menhir
metal-boot metal-golem-head metal-hand metal-scales metal-skirt mighty-force mighty-horn mimic-chest mining-helmet minions minotaur mirror-mirror
missile-swarm monk-face monkey moon moon-claws mountain-cave mountains mountaintop mounted-knight muscle-up musket nest-eggs night-sky night-sleep ninja-star
nothing-to-say nun-face oak-leaf ogre on-sight open-book open-chest open-palm open-treasure-chest orb-direction orb-wand orbital orc-head overlord-helm owl
path-distance pauldrons paw paw-print pentacle person perspective-dice-six piercing-sword piranha pirate-cannon pirate-captain pirate-hat plain-dagger
plant-roots plastron pocket-bow pocket-watch pointy-hat pointy-sword poison poison-bottle poison-cloud polar-bear polar-star portal potion-ball
pouch-with-beads pounce power-lightning power-ring prayer prayer-beads present pretty-fangs primitive-necklace primitive-torch prism progression psychic-waves
pteruges punch punch-blast quake-stomp queen-crown quick-slash quiver rabbit-head ragged-wound raise-skeleton raise-zombie rally-the-troops ram-profile
rattlesnake raven regeneration relic-blade remedy reptile-tail return-arrow ribbon-medal ring riposte robber robber-mask robe robot-golem rock-golem
rod-of-asclepius rolling-bomb rolling-dices roman-shield round-potion round-shield rune-stone rune-sword running-ninja saber-slash saber-tooth
saber-toothed-cat-head sabers-choc sacrificial-dagger saiyan-suit samurai-helmet sandal sands-of-time saphir sasquatch sauropod-head saw-claw
sawed-off-shotgun scale-mail scales scorpion scorpion-tail screaming scroll-quill scroll-unfurled scythe sea-creature sea-dragon sea-serpent secret-book
secret-door shadow-follower shadow-grasp shaking-hands shambling-zombie shark-jaws sharp-axe sharp-halberd sharp-lips shatter shattered-sword sheikah-eye
shepherds-crook shield shield-bash shield-bounces shield-echoes shield-reflect shieldcomb shining-heart shining-sword shoulder-armor shoulder-scales shouting
sickle siege-ram sight-disabled silence silenced skeletal-hand skeleton skull-bolt skull-crack skull-ring skull-shield skull-signet skull-slices skull-staff
slavery-whip sleepy slumbering-sanctuary small-fire smash-arrows smoking-volcano snail snake-bite snake-spiral snake-totem snatch snowflake-1 snowflake-2
snowing sonic-screech sonic-shout soul soul-vessel spanner spark-spirit sparkles spartan-helmet spectre spell-book spider-alt spider-bot spider-face
spider-web spiked-armor spiked-bat spiked-dragon-head spiked-mace spiked-shield spiked-shoulder-armor spiked-tail spiky-explosion spiky-wing spinning-blades
spinning-sword spiral-bloom spiral-shell spiral-thrust splash split-arrows spotted-bug sprint sprout spy spyglass square-bottle stabbed-note stag-head
standing-potion star-altar star-formation star-gate star-medal star-shuriken star-struck star-swirl steel-claws steeltoe-boots stiletto stone-axe stone-spear
stone-sphere stone-tablet stone-tower striking-arrows striped-sun strong stun-grenade summits sun sun-priest sun-radiations sun-spear sunbeams sunrise
surrounded-eye surrounded-shield swap-bag sword-array sword-brandish sword-clash sword-slice sword-smithing sword-spin sword-wound swordman swords-emblem
swordwoman tabi-boot target-shot targeted tattered-banner team-idea telepathy teleport templar-heart templar-shield temple-gate temptation terror third-eye
thor-fist thor-hammer thorny-vine three-burning-balls three-friends three-leaves throne-king thrown-daggers thrown-knife thrown-spear thunder-struck
tied-scroll tiger-head time-trap tinker tomahawk topaz tornado tortoise totem totem-head totem-mask trample treasure-map tree-face tree-growth trench-knife
tribal-mask tribal-pendant tribal-shield triceratops-head trident triorb triple-claws triple-shells triquetra triton-head troglodyte troll trophy trousers
turtle two-coins two-handed-sword two-shadows unlit-bomb unstable-orb unstable-projectile upgrade vampire-cape vampire-dracula velociraptor viking-head
viking-helmet viking-shield village vine-leaf virus visored-helm volcano voodoo-doll vortex walking-boot wanted-reward war-axe warhammer warlock-eye
warlock-hood warlord-helmet wasp-sting watchtower water-drop water-fountain wave-crest wax-seal weight-crush werewolf whirlwind wildfires winchester-rifle
wind-hole wind-slap windchimes wing-cloak winged-emblem winged-scepter winged-shield winged-sword wingfoot winter-gloves wizard-face wizard-staff wolf-head
wolf-howl wolf-trap wolverine-claws woman-elf-face wood-club wood-stick wooden-sign wool wyvern
`
  .trim()
  .split(/\s+/)
