/**
 * The parts of Phaser that a table of cards needs: no physics, tilemaps, video, rope, GPU layers or sound. Its exports map blocks
 * deep imports, so the build gives 'phaser-src' as an alias; types still come from the whole package.
 */
require('phaser-src/polyfills/requestVideoFrame');
var CONST = require('phaser-src/const');
var Extend = require('phaser-src/utils/object/Extend');
var Phaser = {
    Actions: { AddEffectBloom: require('phaser-src/actions/AddEffectBloom'), AddEffectShine: require('phaser-src/actions/AddEffectShine'), AddMaskShape: require('phaser-src/actions/AddMaskShape') },
    Animations: require('phaser-src/animations'),
    BlendModes: require('phaser-src/renderer/BlendModes'),
    Cache: require('phaser-src/cache'),
    Cameras: { Scene2D: require('phaser-src/cameras/2d') },
    Core: require('phaser-src/core'),
    Class: require('phaser-src/utils/Class'),
    Data: require('phaser-src/data'),
    Display: { Color: require('phaser-src/display/color'), Masks: require('phaser-src/display/mask') },
    DOM: require('phaser-src/dom'),
    Events: require('phaser-src/events'),
    Filters: require('phaser-src/filters'),
    Game: require('phaser-src/core/Game'),
    GameObjects: {
        DisplayList: require('phaser-src/gameobjects/DisplayList'),
        GameObjectCreator: require('phaser-src/gameobjects/GameObjectCreator'),
        GameObjectFactory: require('phaser-src/gameobjects/GameObjectFactory'),
        UpdateList: require('phaser-src/gameobjects/UpdateList'),
        Components: require('phaser-src/gameobjects/components'),
        GameObject: require('phaser-src/gameobjects/GameObject'),
        Container: require('phaser-src/gameobjects/container/Container'),
        Graphics: require('phaser-src/gameobjects/graphics/Graphics'),
        Image: require('phaser-src/gameobjects/image/Image'),
        Layer: require('phaser-src/gameobjects/layer/Layer'),
        Sprite: require('phaser-src/gameobjects/sprite/Sprite'),
        Text: require('phaser-src/gameobjects/text/Text'),
        Rectangle: require('phaser-src/gameobjects/shape/rectangle/Rectangle'),
        Arc: require('phaser-src/gameobjects/shape/arc/Arc'),
        RenderTexture: require('phaser-src/gameobjects/rendertexture/RenderTexture'),
        NineSlice: require('phaser-src/gameobjects/nineslice/NineSlice'),
        Zone: require('phaser-src/gameobjects/zone/Zone'),
        Gradient: require('phaser-src/gameobjects/gradient/Gradient'),
        Particles: require('phaser-src/gameobjects/particles'),
        Factories: {
            Container: require('phaser-src/gameobjects/container/ContainerFactory'),
            Graphics: require('phaser-src/gameobjects/graphics/GraphicsFactory'),
            Image: require('phaser-src/gameobjects/image/ImageFactory'),
            Layer: require('phaser-src/gameobjects/layer/LayerFactory'),
            Sprite: require('phaser-src/gameobjects/sprite/SpriteFactory'),
            Text: require('phaser-src/gameobjects/text/TextFactory'),
            Rectangle: require('phaser-src/gameobjects/shape/rectangle/RectangleFactory'),
            Arc: require('phaser-src/gameobjects/shape/arc/ArcFactory'),
            RenderTexture: require('phaser-src/gameobjects/rendertexture/RenderTextureFactory'),
            NineSlice: require('phaser-src/gameobjects/nineslice/NineSliceFactory'),
            Zone: require('phaser-src/gameobjects/zone/ZoneFactory'),
            Gradient: require('phaser-src/gameobjects/gradient/GradientFactory'),
            NoiseSimplex2D: require('phaser-src/gameobjects/noise/noisesimplex2d/NoiseSimplex2DFactory'),
            NoiseCell2D: require('phaser-src/gameobjects/noise/noisecell2d/NoiseCell2DFactory'),
            Particles: require('phaser-src/gameobjects/particles/ParticleEmitterFactory')
        }
    },
    Geom: { Rectangle: require('phaser-src/geom/rectangle'), Polygon: require('phaser-src/geom/polygon'), Circle: require('phaser-src/geom/circle') },
    Input: require('phaser-src/input'),
    Loader: {
        FileTypes: { ImageFile: require('phaser-src/loader/filetypes/ImageFile'), SVGFile: require('phaser-src/loader/filetypes/SVGFile'), AtlasJSONFile: require('phaser-src/loader/filetypes/AtlasJSONFile'), JSONFile: require('phaser-src/loader/filetypes/JSONFile') },
        LoaderPlugin: require('phaser-src/loader/LoaderPlugin')
    },
    Math: { Between: require('phaser-src/math/Between'), DegToRad: require('phaser-src/math/DegToRad'), FloatBetween: require('phaser-src/math/FloatBetween'), Vector2: require('phaser-src/math/Vector2') },
    Plugins: require('phaser-src/plugins'),
    Renderer: require('phaser-src/renderer'),
    Scale: require('phaser-src/scale'),
    ScaleModes: require('phaser-src/renderer/ScaleModes'),
    Scene: require('phaser-src/scene/Scene'),
    Scenes: require('phaser-src/scene'),
    Structs: require('phaser-src/structs'),
    Textures: require('phaser-src/textures'),
    Time: require('phaser-src/time'),
    TintModes: require('phaser-src/renderer/TintModes'),
    Tweens: require('phaser-src/tweens')
};
Phaser = Extend(false, Phaser, CONST);
module.exports = Phaser;
