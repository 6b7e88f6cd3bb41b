import {java} from '../Figure/java';
import {defineParameters, type ValuesOf} from '../Figure/parameters';
import type {FigureDescription} from '../Figure/scene';

const PARAMETERS = defineParameters({
  retract: {
    kind: 'range',
    label: 'Retraction',
    min: 10,
    max: 150,
    step: 5,
    value: 60,
  },
  expand: {
    kind: 'range',
    label: 'Expansion',
    min: 0,
    max: 100,
    step: 5,
    value: 40,
  },
  stiffness: {
    kind: 'range',
    label: 'Stiffness',
    min: 0,
    max: 0.5,
    step: 0.025,
    value: 0.125,
  },
  friction: {
    kind: 'range',
    label: 'Friction',
    min: 0,
    max: 6,
    step: 0.5,
    value: 1.5,
    unit: '1/s',
  },
  gravity: {
    kind: 'range',
    label: 'Gravity',
    min: 0,
    max: 1000,
    step: 50,
    value: 500,
    unit: 'units/s²',
  },
});

export type SoftPhysicsValues = ValuesOf<typeof PARAMETERS>;

export const SOFT_PHYSICS: FigureDescription<typeof PARAMETERS> = {
  name: 'soft-physics',
  title: 'A rope, a cloth and a ball',
  width: 480,
  height: 280,
  parameters: PARAMETERS,
  interaction: 'Grab the rope, the cloth or the ball, and throw it.',
  java: ({retract, expand, stiffness, friction, gravity}) => java`
SoftPhysicsSupport.RopeEntities rope = SoftPhysicsSupport.createRope(
    Vector.of(60, 24), Vector.of(160, 24), 12, environment);
SoftPhysicsSupport.ClothEntities cloth = SoftPhysicsSupport.createCloth(
    Bounds.atOrigin(170, 24, 165, 120), Size.of(10, 7), environment);
List<Vector> outline = new ArrayList<>();
for (int degrees = 0; degrees < 360; degrees += 30) {
    outline.add(Angle.degrees(degrees)
        .rotateAroundCenter(Vector.of(414, 98), Vector.of(414, 60)));
}
SoftPhysicsSupport.SoftBodyEntities ball = SoftPhysicsSupport
    .createStabilizedSoftBody(Polygon.ofNodes(outline), environment);

rope.root().add(new RopeRenderComponent(Color.ORANGE, 4));
rope.root().remove(PhysicsComponent.class);
cloth.root().add(new ClothRenderComponent());
ball.root().add(new SoftBodyRenderComponent(Color.GREEN));
cloth.topBorder().forEach(node -> node.remove(PhysicsComponent.class));

Stream.of(rope, cloth, ball).flatMap(List::stream).forEach(node -> {
    node.tryGet(PhysicsComponent.class)
        .ifPresent(physics -> physics.friction = ${friction});
    node.tryGet(SoftLinkComponent.class).ifPresent(link -> {
        link.retract = ${retract};
        link.expand = ${expand};
        link.stiffness = Percent.of(${stiffness});
    });
});

environment.enableAllFeatures()
    .addEntity("gravity", new GravityComponent(Vector.y(${gravity})))
    .addEntity("floor",
        new TransformComponent(Bounds.atOrigin(0, 262, 480, 18)),
        new ColliderComponent(200))
    .addEntities(rope)
    .addEntities(cloth)
    .addEntities(ball);
`,
};
