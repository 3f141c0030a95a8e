/**
 * The parts of Phaser that a card table needs: no physics, tilemaps, video, rope, GPU layers or sound. Phaser's package
 * exports block deep imports, so the build provides its sources under the alias 'phaser-src'; types come from the whole
 * package.
 */
var CONST = require('phaser-src/const');
var Extend = require('phaser-src/utils/object/Extend');
var Phaser = {
    BlendModes: require('phaser-src/renderer/BlendModes'),
    Cache: require('phaser-src/cache'),
    Cameras: { Scene2D: require('phaser-src/cameras/2d') },
    Core: require('phaser-src/core'),
    Class: require('phaser-src/utils/Class'),
    Data: require('phaser-src/data'),
    Events: require('phaser-src/events'),
    Game: require('phaser-src/core/Game'),
    GameObjects: {
        DisplayList: require('phaser-src/gameobjects/DisplayList'),
        GameObjectCreator: require('phaser-src/gameobjects/GameObjectCreator'),
        GameObjectFactory: require('phaser-src/gameobjects/GameObjectFactory'),
        UpdateList: require('phaser-src/gameobjects/UpdateList'),
        Components: require('phaser-src/gameobjects/components'),
        GameObject: require('phaser-src/gameobjects/GameObject'),
        Container: require('phaser-src/gameobjects/container/Container'),
        Image: require('phaser-src/gameobjects/image/Image'),
        Factories: {
            Container: require('phaser-src/gameobjects/container/ContainerFactory'),
            Image: require('phaser-src/gameobjects/image/ImageFactory')
        }
    },
    Input: {
        InputManager: require('phaser-src/input/InputManager'),
        InputPlugin: require('phaser-src/input/InputPlugin'),
        Pointer: require('phaser-src/input/Pointer'),
        Events: require('phaser-src/input/events')
    },
    Plugins: require('phaser-src/plugins'),
    Renderer: require('phaser-src/renderer'),
    Scale: require('phaser-src/scale'),
    ScaleModes: require('phaser-src/renderer/ScaleModes'),
    Scene: require('phaser-src/scene/Scene'),
    Scenes: require('phaser-src/scene'),
    Textures: require('phaser-src/textures'),
    Time: require('phaser-src/time'),
    TintModes: require('phaser-src/renderer/TintModes'),
    Tweens: require('phaser-src/tweens')
};
Phaser = Extend(false, Phaser, CONST);
module.exports = Phaser;
